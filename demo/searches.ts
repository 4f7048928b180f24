import { hourMs } from '@contract/durations'
import type { Caller } from '../server/http/caller'
import { noteSearch } from '../server/modules/market/search/hot'
import type { DemoDeps, Happening } from './demo-clock'
import { demoAreaId } from './residents'

/** What residents of the demo city looked for in the last days, and who. */
const searches: readonly (readonly [q: string, blockNos: readonly number[]])[] = [
  ['新米', [128, 77, 409, 91, 36]],
  ['蜂蜜', [128, 3021, 94, 130]],
  ['土鸡蛋', [128, 77, 132]],
  ['理发', [91, 12, 2107]],
  ['书架', [409, 36]],
]

/** The searches that make the city's hot words, through the same call as a resident's own. */
export const searchHappenings = (deps: DemoDeps, nowMs: number, callerOf: (blockNo: number) => Caller): Happening[] =>
  searches.flatMap(([q, blockNos], index) =>
    blockNos.map((blockNo, place) => ({
      at: nowMs - (index * 9 + place * 3 + 2) * hourMs,
      run: () => noteSearch(deps, callerOf(blockNo), { areaId: demoAreaId, q }),
    })),
  )
