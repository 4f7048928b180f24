import type { Db } from '../../../db/schema'
import { countPosts, thanksDueBy } from '../post-store'

interface Asked {
  readonly areaId: number
  readonly userId: number
  readonly now: number
}

/** The line below the plot of mutual aid: what waits for this person, or how many posts there are. Source: community §0 (tab 0). */
export async function mutualLine(db: Db, { areaId, userId, now }: Asked): Promise<string> {
  const due = userId === 0 ? [] : await thanksDueBy(db, userId, areaId, now)
  if (due.length > 0) return `${due.length} 件轮到我`
  const all = { areaId, userId: 0, q: '', now }
  const needs = await countPosts(db, { ...all, kind: 'need' })
  if (needs > 0) return `${needs} 条求助`
  const offers = await countPosts(db, { ...all, kind: 'offer' })
  return offers > 0 ? `${offers} 条提供` : '暂无互助'
}

/** Helpers who wait for this person's thanks, by deadline. Source: community §0 (城里的事). */
export async function mutualTodo(db: Db, { areaId, userId, now }: Asked) {
  const due = await thanksDueBy(db, userId, areaId, now)
  return due.map((row) => ({
    type: 'mutual' as const,
    refId: row.mutual_id,
    payNo: '',
    title: row.title,
    value: `${row.thanks} 人气值`,
    turn: { what: '道谢', until: row.due_at ?? now, otherwise: '自动道谢' },
  }))
}
