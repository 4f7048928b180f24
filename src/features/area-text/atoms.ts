import type { ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'

export type AreaText = ApiOutput<'/area/text'>

const expansion = keyedCall<AreaText>((api, areaId) =>
  api.form('/area/text', { areaId, key: 'expand' }, { quiet: true }),
)

/** What a module is about, in the words of a city. */
export const areaTextAtom = expansion.valueAtom
/** Takes the id of the area. */
export const loadAreaTextAtom = expansion.loadAtom
