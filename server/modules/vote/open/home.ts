import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { yuan } from '../../../format/yuan'
import type { Plot } from '../../area/open/plot'
import { isShown } from '../../area/open/access'
import { actingBlock } from './voter'
import { openCounts, votePage } from '../vote-store'
import { turnoutText } from './turnout'

type Source = Pick<Deps, 'db' | 'clock'>

async function askedBy({ db, clock }: Source, caller: Caller, areaId: number) {
  const block = await actingBlock(db, caller, areaId)
  return { areaId, userId: caller.userId, blockId: block?.isHeld ? block.blockId : 0, now: clock.now() }
}

const line: Plot['line'] = async (deps, areaId, caller) => {
  const { todo, open } = await openCounts(deps.db, await askedBy(deps, caller, areaId))
  if (todo > 0) return `${todo} 项待我投`
  return open > 0 ? `${open} 项进行中` : '暂无投票'
}

/** Votes in which the caller's block can vote and has not. */
const todo: Plot['todo'] = async (deps, areaId, caller) => {
  const asked = await askedBy(deps, caller, areaId)
  if (asked.blockId === 0) return []
  if (!(await isShown(deps.db, areaId, 'vote', caller.platform))) return []
  const rows = await votePage(deps.db, 'todo', asked, { offset: 0 }, 100)
  return rows.map((row) => ({
    type: 'vote' as const,
    refId: row.vote_id,
    payNo: '',
    title: row.title,
    value: row.amount === null ? `投票率 ${turnoutText(row.cast_count, row.census)}` : yuan(row.amount),
    turn: { what: '投票', until: row.close_at ?? asked.now, otherwise: '不投不计' },
  }))
}

/** Votes that run, and those in which the caller can vote. */
export const votePlot: Plot = { line, todo }
