import * as moments from '@contract/moments'
import { unbroken } from './unbroken'

/** As in the contract, and no line ends within a date. What is sent or compared is the contract's. */
const drawn =
  <At extends readonly number[]>(write: (...at: At) => string) =>
  (...at: At): string =>
    unbroken(write(...at))

export const dayText = /* @__PURE__ */ drawn(moments.dayText)
export const dateText = /* @__PURE__ */ drawn(moments.dateText)
export const momentText = /* @__PURE__ */ drawn(moments.momentText)
export const endText = /* @__PURE__ */ drawn(moments.endText)
export const shortMoment = /* @__PURE__ */ drawn(moments.shortMoment)
export const fullMoment = /* @__PURE__ */ drawn(moments.fullMoment)
