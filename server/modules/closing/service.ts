import type * as v from 'valibot'
import type { accountClose, accountTakeBack, Closing } from '@contract/endpoints/people/closing'
import { shortMoment } from '@contract/moments'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { SignedOut } from '../../http/signed-out'
import { schedule } from '../../jobs/jobs'
import { claimPerson } from '../session/open/claim-person'
import { coolingOf } from '../session/open/cooling'
import { freezeAccount, takeAccountBack } from '../session/open/frozen-account'
import { takeProof } from '../session/open/proof'
import { closeJob } from './jobs'
import { begunAt, restBelowAt } from './rest-below'
import { obstaclesOf, restOf } from './rules'
import * as store from './store'

type CloseInput = v.InferOutput<typeof accountClose.input>

/** What closing would give up, what stands in the way, and until when a closing that waits can be taken back. */
export const readClosing = async ({ db, clock }: Deps, userId: number) => ok(await closingOf(db, userId, clock.now()))

async function closingOf(db: Db, userId: number, now: number): Promise<Closing> {
  const ending = await store.endingOf(db, userId)
  const standing = await store.standingOf(db, userId, await restBelowAt(db, begunAt(ending.until) ?? now))
  return {
    obstacles: obstaclesOf(standing),
    rest: fen(restOf(standing)),
    restBelow: fen(standing.restBelow),
    ...ending,
  }
}

/** The caller, claimed, and until when the closing that waits can be taken back. Throws SignedOut when the account is closed. */
async function claimOpen(tx: Tx, userId: number): Promise<number | null> {
  const person = await claimPerson(tx, userId)
  if (!person || person.closed_at !== null) throw new SignedOut()
  return person.closing_until
}

/**
 * Begins to close an account: what still waits for somebody refuses it; else it is frozen, and a timer closes it after seven days. One that
 * waits already goes on waiting. Refusals: LOCKED (a day after a change of how one signs in), NO_RIGHT, NO_BLOCK (the proof), LIMIT, MOVED
 * (data.closing). Source: domain model §10. Our decision: docs/decisions/0436-closing-an-account.md
 */
export function closeAccount(deps: Deps, caller: Caller, input: CloseInput) {
  return doOnce(deps, { userId: caller.userId, call: '/bctAccount/close', input }, (tx) =>
    close(tx, deps, caller, input),
  )
}

async function close(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  input: CloseInput,
): Promise<Result<{ until: number }, Refusal>> {
  const { userId } = caller
  const waiting = await claimOpen(tx, userId)
  if (waiting !== null) return ok({ until: waiting })
  const now = deps.clock.now()
  const cooling = await coolingOf(tx, userId, now)
  if (cooling)
    return err(refusal('LOCKED', { until: cooling.until }, `登录方式刚改过，${shortMoment(cooling.until)} 后才能注销`))
  const unproven = await takeProof(tx, caller, now)
  if (unproven) return err(unproven)
  const closing = await closingOf(tx, userId, now)
  if (closing.obstacles.length > 0) return err(refusal('LIMIT', { closing }, '还有未结束的事项，请先处理'))
  if (closing.rest !== input.rest) return err(refusal('MOVED', { closing }))
  const until = await freezeAccount(tx, deps, caller)
  await schedule(tx, { kind: closeJob, ref: userId, runAt: until })
  return ok({ until })
}

/** Takes back an account that waits to be closed. Our decision: docs/decisions/0436-closing-an-account.md */
export function takeBack(deps: Deps, caller: Caller, input: v.InferOutput<typeof accountTakeBack.input>) {
  const { userId, tokenId } = caller
  return doOnce<Record<never, never>>(deps, { userId, call: '/bctAccount/takeBack', input }, async (tx) => {
    if ((await claimOpen(tx, userId)) !== null) await takeAccountBack(tx, deps, userId, tokenId)
    return ok({})
  })
}
