import type * as v from 'valibot'
import type { reportAdd } from '@contract/endpoints/people/reports'
import { dayStart } from '@contract/hours'
import { reports } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { reportWords } from '@contract/people/reports'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { tell } from '../notices/open/tell'
import { kinds } from './kinds'
import * as store from './store'

/**
 * Reports what another person wrote to the operators. Refusals: NOT_FOUND, OWN, CLOSED (removed), FORM (其他 without words), LIMIT. Source:
 * domain model §3.21; community §6 (row 7b), §9.
 */
export function addReport(deps: Deps, { userId }: Caller, input: v.InferOutput<typeof reportAdd.input>) {
  const { refId, refType, reason, text } = input
  const now = deps.clock.now()
  return doOnce(deps, { userId, call: '/bctReport/add', input }, async (tx) => {
    const { words, find, isPrivate, ...kind } = kinds[refType]
    const post = await find(tx, refId, now)
    if (!post || (isPrivate && !post.people.includes(userId))) return err(refusal('NOT_FOUND'))
    if (post.authorId === userId) return err(refusal('OWN', {}, '不能举报自己的'))
    if (post.isGone) return err(refusal('CLOSED', {}, '已被移除'))
    if (reason === 'other' && text === '') return err(refusal('FORM', { fields: { text: '请填写说明' } }))
    await store.lockReporter(tx, userId)
    if ((await store.countSince(tx, userId, dayStart(now))) >= reports.perDay)
      return err(refusal('LIMIT', {}, `今天已举报 ${reports.perDay} 条，明天再来`))
    const reportId = deps.ids.next()
    const waits = { decided_at: null, decision: null, decided_by: null, answer: null }
    const row = {
      ...waits,
      report_id: reportId,
      area_id: post.areaId,
      user_id: userId,
      ref_type: refType,
      ref_id: refId,
      author_id: post.authorId,
      note: '',
    }
    if (!(await store.insertReport(tx, { ...row, reason, text, created_at: now })))
      return err(refusal('LIMIT', {}, `已举报过${words}`))
    const title = `${post.title}：被举报`
    const content = `${reportWords[reason]}${text === '' ? '' : `：${text}`}。（${post.no}）`
    // Words between two are read in the console.
    const about = { type: kind.type, refType: isPrivate ? ('none' as const) : kind.refType, refId }
    for (const operator of await store.operatorsBut(tx, [userId, post.authorId]))
      await tell(tx, deps, { ...about, userId: operator, kind: 'report', title, content, onlyOnce: true })
    return ok({ reportId })
  })
}
