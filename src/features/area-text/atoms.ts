import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'
import { copy } from './copy'

export type AreaText = ApiOutput<'/area/text'>
export type AreaTextKey = ApiInput<'/area/text'>['key']

/** Which text of a city it is: the one in force, or that of a version. */
export const textAt = (areaId: number, ver: number | undefined): string => `${areaId} ${ver ?? ''}`.trim()

const text = (key: AreaTextKey) =>
  keyedCall<AreaText, string>((api, at) => {
    const [areaId, ver] = at.split(' ').map(Number)
    return api.form('/area/text', { areaId: areaId ?? 0, key, ...(ver !== undefined && { ver }) })
  })

/** The texts of a city; loaded by `textAt`. */
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

/** The version that a text is of now. */
export const verInForce = ({ ver, versions }: AreaText): number => versions[0]?.ver ?? ver
