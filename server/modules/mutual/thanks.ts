import type * as v from 'valibot'
import type { mutualDone } from '@contract/endpoints/community/mutual'
import { dayStart } from '@contract/hours'
import { mutual } from '@contract/mutual/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { change } from './caller'
import { missing } from './missing'
import { givenSince, lockPeople } from './hold-store'
import { lackRefusal } from './points'
import { movePost } from './posts'
import type { MutualPostTable } from './tables'

type Input = v.InferOutput<typeof mutualDone.input>

/** Thanks the helper, or says that it was not helped. Refusals: NOT_FOUND, MOVED (`post`), CLOSED, LIMIT (`left`), NOT_ENOUGH, FORM. */
export function endPost(deps: Deps, caller: Caller, input: Input) {
  const isAsker = (post: MutualPostTable) => (post.asker_user_id === caller.userId ? undefined : missing)
  return change(deps, caller, { call: '/bctMutual/done', input }, isAsker, async (tx, post) => {
    if (post.state !== 'matched') return err(refusal('CLOSED'))
    return input.helped === 1 ? thank(tx, deps, post, input.thanks ?? post.thanks) : refuse(tx, deps, post, input)
  })
}

/** Source: community §6, row 6. */
async function thank(tx: Tx, deps: Deps, post: MutualPostTable, given: number) {
  const { asker_user_id: asker, helper_user_id: helper } = post
  if (asker === null || helper === null) return err(refusal('CLOSED'))
  await lockPeople(tx, [asker, helper])
  const refused =
    (await dayRefusal(tx, deps, asker, given)) ?? (await lackRefusal(tx, asker, Math.max(0, given - post.thanks)))
  return refused ? err(refused) : movePost(tx, deps, post, { act: 'thank', by: 'asker', given })
}

/** Why a person may not give so many points today, if so: LIMIT (`left`). What the timer gave counts. Source: community §6 (limits). */
async function dayRefusal(tx: Tx, { clock }: Deps, asker: number, given: number): Promise<Refusal | undefined> {
  const left = mutual.thanksPerDay - (await givenSince(tx, asker, dayStart(clock.now())))
  if (given <= left) return undefined
  return refusal('LIMIT', { left: Math.max(0, left) }, `今天最多谢 ${mutual.thanksPerDay}，还可谢 ${Math.max(0, left)}`)
}

/** Source: community §6, row 7b. */
async function refuse(tx: Tx, deps: Deps, post: MutualPostTable, { reason }: Input) {
  if (post.finished_at === null) return err(refusal('CLOSED', {}, '对方尚未确认帮完，可直接关闭'))
  if (reason.length < mutual.reason.min)
    return err(refusal('FORM', { fields: { reason: `请填写原因，至少 ${mutual.reason.min} 个字` } }))
  return movePost(tx, deps, post, { act: 'notHelped', by: 'asker', change: { reason } })
}
