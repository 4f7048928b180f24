import { minuteMs } from '@contract/durations'
import type * as v from 'valibot'
import { staffSession } from '@contract/console/limits'
import type * as calls from '@contract/endpoints/console/session'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { callCountsOf } from '../../http/limits/call-counts'
import { csrfOf } from '../../http/staff/cookie'
import type { Door } from '../../http/staff/mount-staff'
import type { StaffCaller, StaffLookup } from '../../http/staff/staff-caller'
import { Turns } from '../../turns/turns'
import { decidedFor } from '../approvals/open/decided'
import { haltsIn } from '../area/open/halts'
import { openingsFor } from '../settings/open/opening-hours'
import { audit } from '../audit/open/audit'
import { transact } from '../../db/transact'
import { sealerOf } from '../withdrawals/open/seal'
import { browserOf, knownToken } from './known-browser'
import { browserKey, clearTries, codeKey, countTry, passwordKey, wrong } from './lock-store'
import { sessionState } from './rules/session-state'
import { hashPassword, isRight, newRecoveryCodes, newToken, recoveryHash, sha256 } from './secrets'
import * as store from './store'
import { newSecret, stepOf, uriOf } from './rules/totp'

/** How old `seen_at` may become before a call writes it anew. */
const touchAfterMs = minuteMs

/** Sessions of the console, for the hook of its calls. */
export const staffLookup = ({ db, clock }: Deps): StaffLookup => ({
  async find(token, { isUse }) {
    const now = clock.now()
    const row = await store.findSession(db, sha256(token), now - staffSession.lifetimeMs)
    if (!row) return undefined
    const times = { createdAt: row.created_at, seenAt: row.seen_at, provedAt: row.proved_at }
    const state = sessionState(times, now)
    if (state === undefined) return undefined
    if (isUse && state === 'active' && now - row.seen_at >= touchAfterMs)
      await store.touchSession(db, row.session_id, { seen_at: now })
    return {
      staffId: row.staff_id,
      name: row.name,
      userId: row.user_id,
      roles: row.roles,
      areas: row.areas,
      sessionId: row.session_id,
      state,
      freshUntil: (row.proved_at ?? -staffSession.freshMs) + staffSession.freshMs,
      endsAt: row.created_at + staffSession.lifetimeMs,
    }
  },
})

/** Passwords of staff are hashed one at a time at each door. */
const room = { together: 1, waiting: 20, waitingEach: 5 }
const turns = new Turns(room)

/** Places of their own for browsers in which somebody signed in before: no crowd of strangers takes them. */
const keptTurns = new Turns(room)

/** Does something costly for an address or a known browser, within the tries that it has per minute. Refusal: BUSY. */
async function inTurn<T>(
  { db, config }: Deps,
  asker: string,
  task: () => Promise<Result<T, Refusal>>,
  places: Turns = turns,
) {
  if (callCountsOf(db).count(`staff ${asker}`) > config.loginsPerMinute) return err(refusal('BUSY'))
  const outcome = await places.run(asker, task)
  return outcome === 'full' ? err(refusal('BUSY')) : outcome
}

const notRight = '姓名或密码有误'

/** Begins a session that waits for its code. */
async function begin(deps: Deps, staffId: number, door: Door): Promise<string> {
  const now = deps.clock.now()
  const token = newToken(deps.random)
  await store.insertSession(deps.db, {
    session_id: deps.ids.next(),
    staff_id: staffId,
    token_hash: sha256(token),
    created_at: now,
    seen_at: now,
    proved_at: null,
    ip: door.ip,
    ended_at: null,
  })
  door.setToken(token)
  return csrfOf(token)
}

/**
 * Name and password; a browser in which this person signed in before has places and tries of its own. Refusals: WRONG_PASSWORD (data.left),
 * LOCKED (data.until), BUSY. Source: community §9 (session).
 */
export async function login(deps: Deps, door: Door, { name, password }: v.InferOutput<typeof calls.staffLogin.input>) {
  const { db, clock, random } = deps
  // Without a token of a known browser nothing is looked up before the try is counted.
  const found = door.known === '' ? undefined : await store.findByName(db, name)
  const browser = found && (await browserOf(deps, door.known, found))
  const kept = found && browser !== undefined ? browserKey(found.staff_id, browser) : undefined
  const check = async () => {
    const key = kept ?? passwordKey(name)
    const tried = await countTry(db, key, clock.now())
    if (!tried.ok) return tried
    const staff = found ?? (await store.findByName(db, name))
    const known = staff?.state === 'on' ? staff.password_hash : null
    if (!(await isRight(random, known, password)) || !staff) return err(wrong(tried.value, notRight))
    await clearTries(db, key)
    return ok({ name, csrf: await begin(deps, staff.staff_id, door) })
  }
  return kept === undefined ? inTurn(deps, door.ip, check) : inTurn(deps, kept, check, keptTurns)
}

/**
 * Sets the password of somebody invited, with a new authenticator and new recovery codes, which nobody can read again. Whoever has the
 * invitation is let in however many wrong tries a stranger made of the name: it is too long to be guessed. Refusals: WRONG_PASSWORD, LOCKED
 * (also counted here), BUSY, EXPIRED (the invitation).
 */
export const enrol = (deps: Deps, door: Door, input: v.InferOutput<typeof calls.staffEnrol.input>) =>
  inTurn(deps, door.ip, async () => {
    const { db, clock } = deps
    const { name, invitation, password } = input
    const staff = await store.findByName(db, name)
    const isInvited = staff?.state === 'new' && staff.invitation_hash?.equals(sha256(invitation)) === true
    if (!isInvited) {
      const tried = await countTry(db, passwordKey(name), clock.now())
      return tried.ok ? err(wrong(tried.value, '姓名或邀请码有误')) : tried
    }
    if (staff.invitation_until <= clock.now()) return err(refusal('EXPIRED', {}, '邀请已过期，请管理员再发'))
    const secrets = await settleSecrets(deps, staff.staff_id, password)
    await clearTries(db, passwordKey(name))
    const csrf = await begin(deps, staff.staff_id, door)
    return ok({ name, csrf, uri: uriOf(secrets.secret, name), ...secrets })
  })

/** Gives somebody a password, a new authenticator and new recovery codes. */
export async function settleSecrets(deps: Deps, staffId: number, password: string) {
  const { db, random } = deps
  const [secret, recovery] = [newSecret(random), newRecoveryCodes(random)]
  const sealer = await sealerOf(deps)
  await store.change(db, staffId, {
    state: 'on',
    password_hash: await hashPassword(password),
    totp_sealed: sealer.seal(secret),
    totp_step: 0,
    recovery_hashes: recovery.map(recoveryHash),
    invitation_hash: null,
  })
  return { secret, recovery }
}

/** When somebody was here before this session; not later than it began, because another device may still be in use. */
async function lastHere(db: Deps['db'], { staffId, sessionId, endsAt }: StaffCaller): Promise<number> {
  const beganAt = endsAt - staffSession.lifetimeMs
  return Math.min(beganAt, (await store.seenBefore(db, staffId, sessionId)) ?? beganAt)
}

/** What the session's own person sees of it. */
export async function meOf({ db, clock }: Deps, staff: StaffCaller, token: string) {
  const row = await store.find(db, staff.staffId)
  const areas = staff.areas && (await store.areaNames(db, staff.areas))
  const { staffId, name, endsAt, freshUntil } = staff
  const signIns = await store.signInsSince(db, staffId, staff.sessionId)
  const decided = await decidedFor(db, { userId: staff.userId, since: await lastHere(db, staff), now: clock.now() })
  return {
    staffId,
    name,
    roles: [...staff.roles],
    areas: areas && areas.map((area) => ({ areaId: area.area_id, name: area.name })),
    endsAt,
    freshUntil,
    recoveryLeft: row?.recovery_hashes.length ?? 0,
    signIns: signIns.map(({ created_at: at, ip }) => ({ at, ip })),
    decided,
    halts: await haltsIn(db, staff.areas),
    openings: await openingsFor(db, staff.areas, clock.now()),
    csrf: csrfOf(token),
  }
}

/** A right code: the session is active, and fresh. A session that just began gets a token of its own. */
async function proved(deps: Deps, door: Door, staff: StaffCaller, how: 'totp' | 'recovery') {
  const { db, clock, random } = deps
  const now = clock.now()
  const token = staff.state === 'started' ? newToken(random) : door.token
  await transact(db, async (tx) => {
    const to = { proved_at: now, seen_at: now, token_hash: sha256(token) }
    await store.touchSession(tx, staff.sessionId, to)
    if (staff.state !== 'started') return ok(null)
    const { staffId, roles, sessionId } = staff
    const [role = 'operator'] = roles
    const acting = { staffId, role, roles, ip: door.ip, sessionId }
    const about = { call: '/admin/session/totp', refType: 'staff', refId: staff.staffId }
    await audit(tx, { ...deps, staff: acting }, { userId: staff.userId, ...about, details: { how } })
    return ok(null)
  })
  if (token !== door.token) door.setToken(token)
  const row = staff.state === 'started' ? await store.find(db, staff.staffId) : undefined
  if (row) door.setKnown(await knownToken(deps, row))
  return ok(await meOf(deps, { ...staff, state: 'active', freshUntil: now + staffSession.freshMs }, token))
}

/** The code of the authenticator. Refusals: WRONG_PASSWORD (data.left; a code that was taken before is wrong, too), LOCKED (data.until). */
export async function proveByCode(deps: Deps, door: Door, staff: StaffCaller, code: string) {
  const { db, clock } = deps
  const tried = await countTry(db, codeKey(staff.staffId), clock.now())
  if (!tried.ok) return tried
  const row = await store.find(db, staff.staffId)
  const step = row?.totp_sealed && stepOf((await sealerOf(deps)).open(row.totp_sealed), code, clock.now())
  if (!step || !(await store.takeStep(db, staff.staffId, step))) return err(wrongCode(tried.value))
  await clearTries(db, codeKey(staff.staffId))
  return proved(deps, door, staff, 'totp')
}

const wrongCode = (tried: Parameters<typeof wrong>[0]) => wrong(tried, `动态码有误，还可试 ${tried.left} 次`)

/** A recovery code instead, which is used up. Refusals: as above. */
export async function proveByRecovery(deps: Deps, door: Door, staff: StaffCaller, code: string) {
  const { db, clock } = deps
  const tried = await countTry(db, codeKey(staff.staffId), clock.now())
  if (!tried.ok) return tried
  const isUsed = await transact(db, async (tx) => {
    const row = await store.lock(tx, staff.staffId)
    const left = row?.recovery_hashes.filter((hash) => hash !== recoveryHash(code)) ?? []
    if (!row || left.length === row.recovery_hashes.length) return err('unknown')
    await store.change(tx, staff.staffId, { recovery_hashes: left })
    return ok(null)
  })
  if (!isUsed.ok) return err(wrong(tried.value, '恢复码有误'))
  await clearTries(db, codeKey(staff.staffId))
  return proved(deps, door, staff, 'recovery')
}

/** Ends the session. */
export async function logout({ db, clock }: Deps, door: Door, { sessionId }: StaffCaller) {
  await store.touchSession(db, sessionId, { ended_at: clock.now() })
  door.setToken('')
  return ok({})
}
