import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'

export type AreaText = ApiOutput<'/area/text'>
export type AreaTextKey = ApiInput<'/area/text'>['key']

const text = (key: AreaTextKey) => keyedCall<AreaText>((api, areaId) => api.form('/area/text', { areaId, key }))

/** What each module is about, in the words of a city; loaded by the id of the area. */
export const areaTexts = {
  expand: text('expand'),
  fund: text('fund'),
  shop: text('shop'),
  mutual: text('mutual'),
  mayor: text('mayor'),
} satisfies Readonly<Record<AreaTextKey, unknown>>

/** A text that there is; undefined for any other word. */
export const areaTextKey = (key: string): AreaTextKey | undefined =>
  key === 'expand' || key === 'fund' || key === 'shop' || key === 'mutual' || key === 'mayor' ? key : undefined
