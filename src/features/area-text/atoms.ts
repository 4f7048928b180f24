import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'
import { copy } from './copy'

export type AreaText = ApiOutput<'/area/text'>
export type AreaTextKey = ApiInput<'/area/text'>['key']

const text = (key: AreaTextKey) => keyedCall<AreaText>((api, areaId) => api.form('/area/text', { areaId, key }))

/** The texts of a city; loaded by the id of the area. */
export const areaTexts = {
  expand: text('expand'),
  fund: text('fund'),
  shop: text('shop'),
  mutual: text('mutual'),
  mayor: text('mayor'),
  help: text('help'),
  agreement: text('agreement'),
  privacy: text('privacy'),
  rules: text('rules'),
} satisfies Readonly<Record<AreaTextKey, unknown>>

/** A text that there is; undefined for any other word. */
export const areaTextKey = (key: string): AreaTextKey | undefined =>
  Object.prototype.hasOwnProperty.call(areaTexts, key) ? (key as AreaTextKey) : undefined

/** The module that a text is about; undefined for help and agreements. */
export const moduleOf = (key: AreaTextKey): keyof typeof copy.look | undefined =>
  key in copy.look ? (key as keyof typeof copy.look) : undefined

/** What is agreed to, as it is listed. */
export const agreements = ['agreement', 'privacy', 'rules'] as const satisfies readonly AreaTextKey[]
