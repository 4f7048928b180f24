import { grouped } from '@contract/digits'
import { dayText } from '@contract/moments'
import { yuan } from '../../../format/yuan'
import type { Plot } from '../../area/open/plot'
import { currentOf, priceAreaId } from '../info'
import { roundsOf } from '../round-store'
import { unpaidOfUser } from '../slot-store'
import { roundName } from '../words'

const line: Plot['line'] = async ({ db }, areaId) => {
  const { open, next } = currentOf(await roundsOf(db, areaId, ['planned', 'open']))
  if (open?.kind === 'plot') return `新区 ${grouped(open.left_count)} 块`
  if (open) return open.quota === 0 ? '格位开放中' : `格位剩 ${grouped(open.left_count)} 个`
  return next ? `下期 ${dayText(next.open_at)}` : '暂无开放'
}

/** Unpaid purchases. */
const todo: Plot['todo'] = async ({ db }, areaId, { userId }) => {
  const rows = await unpaidOfUser(db, userId, areaId)
  return rows.map((row) => ({
    type: 'expand' as const,
    refId: row.expand_id,
    payNo: row.pay_no,
    title: `扩容${roundName(row)} · 加 ${row.count} 个格位`,
    value: yuan(row.amount),
    turn: { what: '付款', until: row.pay_before, otherwise: '名额释放' },
  }))
}

/** Its rounds, and what is reserved and not paid. */
export const expandPlot: Plot = { line, todo, isSilent: true, priceAreaId }
