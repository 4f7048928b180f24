import { grouped } from '@contract/digits'
import { dayText } from '@contract/moments'
import type { Db } from '../../../db/schema'
import { yuan } from '../../../format/yuan'
import { currentOf } from '../info'
import { roundsOf } from '../round-store'
import { unpaidOfUser } from '../slot-store'
import { roundName } from '../words'

/** What the plot of expansion says under its name. Source: community §0 (tab 0). */
export async function expandLine(db: Db, areaId: number): Promise<string> {
  const { open, next } = currentOf(await roundsOf(db, areaId, ['planned', 'open']))
  if (open?.kind === 'plot') return `新区 ${grouped(open.left_count)} 块`
  if (open) return open.quota === 0 ? '格位开放中' : `格位剩 ${grouped(open.left_count)} 个`
  return next ? `下期 ${dayText(next.open_at)}` : '暂无开放'
}

/** This person's unpaid purchases, by deadline. Source: community §0 (城里的事). */
export async function expandTodo(db: Db, userId: number, areaId: number) {
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

export { priceAreaId } from '../info'
