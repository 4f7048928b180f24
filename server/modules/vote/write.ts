import type * as v from 'valibot'
import type { voteAdd, voteEdit } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { voteTransitionFor } from '@contract/vote/transitions'
import { wishProblems } from '@contract/vote/wish'
import { addOnce } from '../../db/once/add-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import type { Caller } from '../../http/caller'
import { schedule } from '../../jobs/jobs'
import { holdBlock } from '../area/open/blocks'
import { isMayor } from '../area/open/mayors'
import { beginRefusal } from '../area/open/access'
import { lockedFree } from '../fund/open/free'
import { lateProofRefusal } from '../fund/open/late'
import { pointsOf } from '../points/open/award'
import { actorRefusal } from './open/voter'
import { change } from './change'
import { voteView } from './info'
import { moveVote, voteJobs } from './life'
import { missing } from './missing'
import { tellAsked } from './news'
import type { VoteTable } from './tables'
import * as store from './vote-store'

type Wish = v.InferOutput<typeof voteAdd.input>

/** The columns that an author writes. */
const columnsOf = (wish: Wish) => ({
  kind: wish.kind,
  title: wish.title,
  content: wish.content,
  ballot: wish.ballot,
  days: wish.days,
  options: JSON.stringify(wish.ballot === 'yesno' ? [] : wish.options),
  max_choice: wish.ballot === 'multi' ? wish.maxChoice : 1,
  min_turnout: wish.minTurnout,
  pass_share: wish.passShare,
  results: wish.results,
  anonymous: wish.anonymous,
  amount: wish.kind === 'fund' ? (wish.amount ?? null) : null,
  payee_block_no: wish.kind === 'fund' ? (wish.payeeBlockNo ?? null) : null,
  purpose: wish.kind === 'fund' ? wish.purpose : '',
})

const formRefusal = (wish: Wish): Refusal | undefined => {
  const fields = wishProblems(wish, wish.draft === 1)
  return fields && refusal('FORM', { fields })
}

/**
 * Writes a vote as the caller's block and, unless it stays a draft, starts it or lets it look for supporters. Refusals: NO_RIGHT,
 * BLOCK_TRANSFER, LIMIT, NOT_ENOUGH, FORM. Source: community §4, rows 1, 2, 2f.
 */
export function addVote(deps: Deps, caller: Caller, input: Wish) {
  return addOnce(deps, 'V', { userId: caller.userId, call: '/bctVote/add', input }, async (tx, no) => {
    const made = await make(tx, deps, caller, no, input)
    if (!made.ok) return made
    const begun = input.draft === 1 ? made : await begin(tx, deps, made.value)
    return begun.ok ? ok(await voteView(tx, deps.clock, caller, begun.value.vote_id)) : begun
  })
}

async function make(tx: Tx, deps: Deps, caller: Caller, no: string, wish: Wish): Promise<Result<VoteTable, Refusal>> {
  const block = await holdBlock(tx, caller.blockId)
  const refused =
    actorRefusal(block, caller) ??
    (block && (await beginRefusal(tx, block.area_id, 'vote', caller))) ??
    formRefusal(wish)
  if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
  const running = await store.runningOf(tx, block.block_id)
  if (running) return err(refusal('LIMIT', { voteId: running.vote_id }, '该区块已有一项投票未结束'))
  const step = voteTransitionFor('save', 'author')
  const now = deps.clock.now()
  const draftUntil = now + (typeof step?.deadline?.after === 'number' ? step.deadline.after : votes.draftMs)
  const row = await store.insertVote(tx, {
    vote_id: deps.ids.next(),
    no,
    ver: 1,
    area_id: block.area_id,
    author_user_id: caller.userId,
    author_block_id: block.block_id,
    author_block_no: block.block_no,
    ...columnsOf(wish),
    payee_user_id: null,
    payee_block_id: null,
    state: 'draft',
    created_at: now,
    draft_until: draftUntil,
    asked_at: null,
    open_at: null,
    close_at: null,
    remind_at: null,
    closed_at: null,
    census: null,
    tally: null,
  })
  await schedule(tx, { kind: voteJobs.lapse, ref: row.vote_id, runAt: draftUntil })
  return ok(row)
}

/**
 * Changes a draft and, unless it stays one, starts it. Refusals: NOT_FOUND, NO_RIGHT, BLOCK_TRANSFER, MOVED (data.vote), CLOSED,
 * NOT_ENOUGH, FORM. Source: community §4, rows 1, 2, 2f.
 */
export function editVote(deps: Deps, caller: Caller, input: v.InferOutput<typeof voteEdit.input>) {
  const ownRefusal = (vote: VoteTable, tx: Tx) => writeRefusal(tx, caller, vote)
  return change(deps, caller, { call: '/bctVote/edit', input }, ownRefusal, async (tx, vote) => {
    const refused = vote.asked_at === null ? formRefusal(input) : refusal('CLOSED', {}, '正在等附议，不能再改')
    if (refused) return err(refused)
    const edited = await moveVote(tx, deps, vote, { act: 'edit', by: 'author', change: columnsOf(input) })
    return edited.ok && input.draft !== 1 ? begin(tx, deps, edited.value) : edited
  })
}

/** Why a caller may not write a locked vote, if so: NOT_FOUND (another's), NO_RIGHT, BLOCK_TRANSFER. */
async function writeRefusal(tx: Tx, caller: Caller, vote: VoteTable): Promise<Refusal | undefined> {
  if (vote.author_user_id !== caller.userId) return missing
  const block = await holdBlock(tx, vote.author_block_id)
  return (
    (caller.blockId === vote.author_block_id ? actorRefusal(block, caller) : refusal('NO_RIGHT')) ??
    beginRefusal(tx, vote.area_id, 'vote', caller)
  )
}

/**
 * Starts a whole draft, or lets it look for supporters when it asks for money; a mayor's needs none. Refusals: NO_RIGHT, NOT_ENOUGH, FORM,
 * CLOSED.
 */
async function begin(tx: Tx, deps: Deps, vote: VoteTable): Promise<Result<VoteTable, Refusal>> {
  const points = await pointsOf(tx, vote.author_user_id)
  if (points < votes.points)
    return err(refusal('NO_RIGHT', { points, need: votes.points }, `人气值 ${points}，满 ${votes.points} 可发起`))
  if (vote.kind !== 'fund') return moveVote(tx, deps, vote, { act: 'start', by: 'author' })
  const payee = await store.blockByNo(tx, vote.area_id, vote.payee_block_no ?? 0)
  if (!payee || payee.owner_user_id === null)
    return err(refusal('FORM', { fields: { payeeBlockNo: '该区块暂无主人' } }))
  const change = {
    payee_user_id: payee.owner_user_id,
    payee_block_id: payee.block_id,
    asked_at: deps.clock.now(),
  }
  const refused = await moneyRefusal(tx, deps, { ...vote, ...change })
  if (refused) return err(refused)
  const asked = await moveVote(tx, deps, vote, { act: 'ask', by: 'author', change })
  if (!asked.ok) return asked
  if (await isMayor(tx, vote.area_id, vote.author_user_id))
    return moveVote(tx, deps, asked.value, { act: 'ask', by: 'mayor', isEnough: true })
  await tellAsked(tx, deps, asked.value)
  return asked
}

/**
 * Why a vote cannot ask for the fund's money now, if so: NO_RIGHT while a proof of its author or payee is late, NOT_ENOUGH (`free`, in
 * fen). Afterwards the fund's account is locked. Source: community §3 (free money, late proofs); §4, rows 2f and 3.
 */
export async function moneyRefusal(tx: Tx, { clock }: Deps, vote: VoteTable): Promise<Refusal | undefined> {
  const now = clock.now()
  for (const userId of new Set([vote.author_user_id, vote.payee_user_id ?? vote.author_user_id])) {
    const late = await lateProofRefusal(tx, userId, now)
    if (late) return late
  }
  const free = await lockedFree(tx, vote.area_id)
  return (vote.amount ?? 0) <= free
    ? undefined
    : refusal('NOT_ENOUGH', { free }, `基金可用余额 ${bareYuan(free)}，不够`)
}
