import { dayMs, hourMs } from '@contract/durations'
import { dayText } from '@contract/moments'
import type { Plot } from '../../area/open/plot'
import { isShown } from '../../area/open/access'
import { actingBlock } from '../../vote/open/voter'
import { turnoutText } from '../../vote/open/turnout'
import { box } from '../ballot-store'
import { standingIn } from '../candidate-store'
import { runningOf } from '../election-store'
import { actsUntil, isOpenFor } from '../rules/acts'
import { termText } from '../rules/number'
import { seatOf } from '../term-store'

/** The time left in whole days or, on the last one, in hours. */
const leftText = (ms: number): string =>
  ms >= dayMs ? `${Math.floor(ms / dayMs)} 天` : `${Math.ceil(ms / hourMs)} 小时`

/** The election that runs, or who is in the seat. */
const line: Plot['line'] = async ({ db, clock }, areaId) => {
  const now = clock.now()
  const running = await runningOf(db, areaId)
  const left = running ? actsUntil(running) - now : 0
  if (running?.state === 'voting' && left > 0) return `投票剩 ${leftText(left)}`
  if (running?.state === 'nominating' && left > 0) return `报名剩 ${leftText(left)}`
  if (running?.state === 'announced') return `${dayText(running.nominate_from)} 报名`
  const seat = await seatOf(db, areaId, now)
  return seat ? `${seat.nick_name} ${seat.block_no}` : '暂无市长'
}

/** The election in which the caller's block can vote and has not. */
const todo: Plot['todo'] = async ({ db, clock }, areaId, caller) => {
  const running = await runningOf(db, areaId)
  if (!running || !isOpenFor('cast', 'resident', running, clock.now())) return []
  if (!(await isShown(db, areaId, 'mayor', caller.platform))) return []
  const { election_id: refId, vote_to: until, census, term_no: termNo } = running
  const block = await actingBlock(db, caller, areaId)
  const waits =
    block?.isHeld === true &&
    (await box.isInCensus(db, refId, block.blockId)) &&
    !(await box.hasCast(db, refId, block.blockId)) &&
    (await standingIn(db, refId)).length > 0
  if (!waits) return []
  const value = `投票率 ${turnoutText(await box.castCount(db, refId), census)}`
  const turn = { what: '投票', until, otherwise: '不投不计' }
  return [{ type: 'mayor' as const, refId, payNo: '', title: `${termText(termNo)}市长选举`, value, turn }]
}

/** The election, and whether the caller can vote in it. */
export const mayorPlot: Plot = { line, todo }
