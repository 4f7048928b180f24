import { loginDoor } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { callCountsOf, callMinuteMs } from '../../http/limits/call-counts'
import { loginKeyOf } from '../../login-key/login-key'
import { Turns } from '../../turns/turns'
import { isKnownAt } from './device-store'
import { countAttempt, lockKeys } from './lock'
import { clearAttempts } from './lock-store'
import type { PasswordChecker } from './password'
import { isFounderPassword, isManagePassword, passwordChecker } from './password'
import * as store from './store'

export type LoginBlock = NonNullable<Awaited<ReturnType<typeof store.findLoginBlock>>>

interface Door {
  readonly turns: Turns
  /** For devices that the block knows. */
  readonly keptTurns: Turns
  readonly checker: PasswordChecker
}

const doors = new WeakMap<Db, Door>()

/** Hashing shares the process's few worker threads with file access and DNS, so all password checks go through one queue. */
function doorOf(deps: Deps): Door {
  const made = doors.get(deps.db) ?? {
    turns: new Turns(loginDoor),
    keptTurns: new Turns(loginDoor.known),
    checker: passwordChecker(deps),
  }
  doors.set(deps.db, made)
  return made
}

const tooMany = refusal('BUSY', {}, `这个网络登录太频繁，请 ${spanText(callMinuteMs)}后再试`)

interface Way {
  readonly turns: Turns
  readonly asker: string
  readonly perMinute: number
}

/**
 * A try takes a place of its address, within the limit per minute. When those are full, a device that the block knows takes one of the few
 * places kept for such devices, which all devices of one block share.
 */
async function inTurn<T>({ db }: Deps, ways: readonly Way[], task: () => Promise<T>): Promise<Result<T, Refusal>> {
  let refused = tooMany
  for (const { turns, asker, perMinute } of ways) {
    if (callCountsOf(db).count(`login ${asker}`) > perMinute) continue
    const outcome = await turns.run(asker, task)
    if (outcome !== 'full') return ok(outcome)
    refused = refusal('BUSY')
  }
  return err(refused)
}

export interface Claim {
  readonly areaId: number
  readonly blockNo: number
  readonly which: 'founder' | 'manage'
  /** The password as it travelled, encrypted. */
  readonly sealed: string
  /** Whose block it must be; anybody's without it. */
  readonly isOwn?: (block: LoginBlock) => boolean
}

/**
 * Checks a password of a block. Callers from one network address share a number of tries per minute and take turns with other addresses. A
 * device that signed in to this block before has a few more, and five wrong tries of its own. Each try is counted before it is checked.
 * Refusals: WRONG_PASSWORD (data.left), LOCKED (data.until), BUSY. Source: domain model §3.0. Our decision:
 * docs/decisions/0140-accounts-safe.md
 */
export async function checkBlockPassword(
  deps: Deps,
  { ak, address }: Pick<Caller, 'ak' | 'address'>,
  { areaId, blockNo, which, sealed, isOwn = () => true }: Claim,
): Promise<Result<LoginBlock, Refusal>> {
  const { db, clock, config } = deps
  const isKnown = await isKnownAt(db, areaId, blockNo, ak)
  const { turns, keptTurns, checker } = doorOf(deps)
  const kept = { turns: keptTurns, asker: `block ${areaId}:${blockNo}`, perMinute: loginDoor.known.perMinute }
  const ways = [{ turns, asker: address, perMinute: config.loginsPerMinute }, ...(isKnown ? [kept] : [])]
  const key = await loginKeyOf(deps)
  const checked = await inTurn(deps, ways, async (): Promise<Result<LoginBlock, Refusal>> => {
    const keys = lockKeys({ areaId, blockNo, ak, isKnown })
    const attempt = await countAttempt(db, keys, clock.now())
    if (!attempt.ok) return attempt
    const block = await store.findLoginBlock(db, areaId, blockNo)
    const [hash, isWellFormed] =
      which === 'founder' ? [block?.founder_hash, isFounderPassword] : [block?.manage_hash, isManagePassword]
    const isRight = await checker.isRight(hash ?? null, key.decrypt(sealed).replace(/\s/g, ''), isWellFormed)
    if (!block || !isRight || !isOwn(block)) {
      const { left, lockedUntil } = attempt.value
      return err(left > 0 ? refusal('WRONG_PASSWORD', { left }) : refusal('LOCKED', { until: lockedUntil }))
    }
    await clearAttempts(db, keys)
    return ok(block)
  })
  return checked.ok ? checked.value : checked
}
