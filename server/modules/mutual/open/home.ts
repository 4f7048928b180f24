import type { Plot } from '../../area/open/plot'
import { countPosts, thanksDueBy } from '../post-store'

/** What waits for this person, or how many posts there are. */
const line: Plot['line'] = async ({ db, clock }, areaId, { userId }) => {
  const now = clock.now()
  const due = userId === 0 ? [] : await thanksDueBy(db, userId, areaId, now)
  if (due.length > 0) return `${due.length} 件轮到我`
  const all = { areaId, userId: 0, q: '', now }
  const needs = await countPosts(db, { ...all, kind: 'need' })
  if (needs > 0) return `${needs} 条求助`
  const offers = await countPosts(db, { ...all, kind: 'offer' })
  return offers > 0 ? `${offers} 条提供` : '暂无互助'
}

/** Helpers who wait for this person's thanks. */
const todo: Plot['todo'] = async ({ db, clock }, areaId, { userId }) => {
  const now = clock.now()
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

/** Posts, and thanks that are due. */
export const mutualPlot: Plot = { line, todo }
