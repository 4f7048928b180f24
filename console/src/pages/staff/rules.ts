import { subjects } from '@contract/console/rights'
import type { StaffAreas } from '@contract/console/roles'
import type { AreaNames } from '../../kit/area/area-name'
import { areaName } from '../../kit/area/area-name'
import { copy } from './copy'

/** Where somebody may act, by names. */
export const areasText = (areas: StaffAreas, names: AreaNames): string =>
  areas?.map((areaId) => areaName(areaId, names)).join('、') ?? copy.everywhere

/** The subjects in their order, each with those of its calls whose words or whose own words say what is looked for. */
export function bySubject<T extends { readonly path: string; readonly words: string }>(calls: readonly T[], q: string) {
  const sought = q.trim()
  return subjects
    .map(([subject, own]) => ({
      subject,
      calls: calls.filter(({ path, words }) => path in own && `${subject} ${words}`.includes(sought)),
    }))
    .filter(({ calls: some }) => some.length > 0)
}
