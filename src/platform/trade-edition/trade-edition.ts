import type { TradeEdition } from './types'

/** Below which folder it lies: the market's is the folder `market` of that. */
const base = () => BASE_PATH.replace(/\/market$/, '')

export const tradeEdition: TradeEdition = {
  isThere: true,
  open: (address) => globalThis.location.assign(`${base()}${address}`),
}
