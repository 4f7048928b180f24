import { roundStandingOf, roundStandings } from '@contract/console/queue-words'
import { roundStates } from '@contract/expand/transitions'
import fc from 'fast-check'
import { approvalKinds } from '@contract/console/approval-kinds'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall, rights } from '@contract/console/rights'
import { areRoles, includesArea, mayKnowGivers, staffRoles } from '@contract/console/roles'
import type { StaffRole } from '@contract/console/roles'
import { codeWaitMs, staffSession } from '@contract/console/limits'
import type { StaffCaller } from '../../../server/http/staff/staff-caller'
import { digestOf } from '../../../server/modules/audit/rules'
import { actsOn, decidedBy, decidingRole, isAsAsked, payloadHash } from '../../../server/modules/approvals/rules'
import { newSecret, stepOf, uriOf } from '../../../server/modules/staff/rules/totp'
import { sessionState } from '../../../server/modules/staff/rules/session-state'

it.each<[readonly StaffRole[], boolean]>([
  [['operator', 'finance'], true],
  [['administrator', 'operator'], true],
  [['administrator', 'finance'], false],
  [['support', 'support'], false],
  [[], false],
])('%s may be one person: %s', (roles, may) => expect(areRoles(roles)).toBe(may))

it('what belongs to no area belongs to those who may act everywhere', () => {
  expect([includesArea(null, 1), includesArea(null, null), includesArea([1], 1)]).toEqual([true, true, true])
  expect([includesArea([1], 2), includesArea([1], null), includesArea([], 1)]).toEqual([false, false, false])
})

it.each<[readonly StaffRole[], boolean]>([
  [['operator'], false],
  [['support', 'administrator'], false],
  [[], false],
  [['operator', 'finance'], true],
  [['auditor', 'operator'], true],
])('%s may know who gave anonymously: %s', (roles, may) => expect(mayKnowGivers(roles)).toBe(may))

const bound = {
  kind: 'withdraw',
  refType: 'withdraw',
  refId: 7,
  refVer: 2,
  payload: { amount: 1, to: { a: 1, b: [2] } },
}

it('a payload has one name, in whatever order its fields were kept, and no other has it', () => {
  const name = payloadHash(bound)
  expect(payloadHash({ ...bound, payload: { to: { b: [2], a: 1 }, amount: 1 } })).toBe(name)
  const others = [
    { ...bound, kind: 'refund' },
    { ...bound, refId: 8 },
    { ...bound, refVer: 3 },
    { ...bound, payload: { ...bound.payload, amount: 2 } },
    { ...bound, payload: { amount: 1, to: { a: 1, b: [3] } } },
  ]
  expect(new Set([name, ...others.map(payloadHash)]).size).toBe(6)
})

const caller = (staffId: number, roles: readonly StaffRole[], areas: readonly number[] | null): StaffCaller => ({
  staffId,
  name: '周琪',
  userId: staffId,
  roles,
  areas,
  sessionId: 1,
  state: 'active',
  freshUntil: 0,
  endsAt: 0,
})

it('what was asked for stays so only with the same thing, in the same version, with the same words and sum', () => {
  const { kind, refType, refId, refVer, payload } = bound
  const row = { kind, ref_type: refType, ref_id: refId, ref_ver: refVer, payload, payload_hash: payloadHash(bound) }
  expect(isAsAsked(row, refVer)).toBe(true)
  expect(isAsAsked(row, refVer + 1)).toBe(false)
  expect(isAsAsked(row, undefined)).toBe(false)
  expect(isAsAsked({ ...row, payload: { ...payload, more: 1 } }, refVer)).toBe(false)
  expect(isAsAsked({ ...row, ref_id: refId + 1 }, refVer)).toBe(false)
  expect(isAsAsked({ ...row, ref_ver: refVer + 1 }, refVer)).toBe(false)
})

it('who asked takes it back; another one with the role, there, decides', () => {
  const asked = { kind: 'withdraw', areaId: 1, askedBy: 1 } as const
  expect(actsOn(asked, caller(1, ['finance'], null))).toEqual(['withdraw'])
  expect(actsOn(asked, caller(2, ['operator', 'finance'], [1]))).toEqual(['approve', 'refuse'])
  expect(actsOn(asked, caller(2, ['finance'], [2]))).toEqual([])
  expect(actsOn(asked, caller(2, ['operator'], null))).toEqual([])
  expect(decidingRole(asked, caller(2, ['operator', 'finance'], null))).toBe('finance')
  expect(decidedBy(['support', 'auditor'])).toEqual([])
  expect(decidedBy(['administrator'])).toEqual(['thresholdSetting', 'staffAdd', 'staffEdit', 'staffReset'])
  expect(decidedBy(['finance', 'operator'])).toEqual(
    expect.arrayContaining(['withdraw', 'dispute', 'correction', 'undo', 'unfreeze', 'strike', 'round']),
  )
})

it('a session starts, goes idle and ends to the millisecond', () => {
  const at = (now: number, provedAt: number | null, seenAt = 0) => sessionState({ createdAt: 0, seenAt, provedAt }, now)
  expect([at(codeWaitMs - 1, null), at(codeWaitMs, null)]).toEqual(['started', undefined])
  const { idleMs, lifetimeMs } = staffSession
  expect([at(idleMs - 1, 0), at(idleMs, 0), at(lifetimeMs - 1, 0)]).toEqual(['active', 'idle', 'idle'])
  expect([at(lifetimeMs - 1, 0, lifetimeMs - 2), at(lifetimeMs, 0, lifetimeMs - 1)]).toEqual(['active', undefined])
})

it('a call is for the roles that its row names, and for no others', () => {
  for (const path of Object.keys(rights) as ConsolePath[]) {
    const { roles }: { readonly roles: string | readonly StaffRole[] } = rights[path]
    const may = staffRoles.filter((role) => mayCall(path, [role]))
    expect(may).toEqual(typeof roles === 'string' ? staffRoles : staffRoles.filter((role) => roles.includes(role)))
    expect(mayCall(path, [])).toBe(typeof roles === 'string')
  }
  expect(mayCall('/admin/withdraw/approve', ['support', 'finance'])).toBe(true)
})

it('laws of roles and areas hold for any of them', () => {
  const anyRoles = fc.array(fc.constantFrom(...staffRoles), { maxLength: 6 })
  fc.assert(
    fc.property(anyRoles, fc.constantFrom(...(Object.keys(rights) as ConsolePath[])), (roles, path) => {
      // More roles never take a right away, and their order is nothing.
      expect(mayCall(path, roles)).toBe(roles.some((role) => mayCall(path, [role])) || mayCall(path, []))
      expect(areRoles([...roles].reverse())).toBe(areRoles(roles))
      expect(areRoles([...roles, ...roles])).toBe(false)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (areas, areaId) => {
      expect(includesArea([...areas, areaId], areaId)).toBe(true)
      expect(
        includesArea(
          areas.filter((one) => one !== areaId),
          areaId,
        ),
      ).toBe(false)
    }),
  )
})

it('what two persons decide is decided by a role that may approve, and money by finance alone', () => {
  for (const roles of Object.values(approvalKinds))
    for (const role of roles) expect(mayCall('/admin/approval/approve', [role])).toBe(true)
  expect(approvalKinds.withdraw).toEqual(['finance'])
})

/** The secret of RFC 6238, appendix B: the text 12345678901234567890. */
const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code of the RFC’s secret is %s, a step before and after it too', (second, code) => {
  const step = Math.floor(second / 30)
  for (const off of [-30, 0, 30]) expect(stepOf(ofRfc, code, (second + off) * 1000)).toBe(step)
  for (const off of [-60, 60]) expect(stepOf(ofRfc, code, (second + off) * 1000)).toBeUndefined()
  for (const odd of ['', code.slice(1), `${code}0`, '000000']) expect(stepOf(ofRfc, odd, second * 1000)).toBeUndefined()
})

it('a new secret has 160 bits, and its address names us and its owner', () => {
  const secret = newSecret({ bytes: (count) => Buffer.alloc(count, 7) })
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(secret).not.toBe(newSecret({ bytes: (count) => Buffer.alloc(count, 8) }))
  const uri = new URL(uriOf(secret, '周琪'))
  expect(decodeURIComponent(uri.pathname)).toContain('门牌管理台:周琪')
  expect(uri.searchParams.get('secret')).toBe(secret)
})

const deed = {
  audit_id: 1,
  user_id: 2,
  call: '/admin/x',
  area_id: null,
  ref_type: 'area',
  ref_id: 3,
  reason: '核对',
  details: { a: 1, b: { c: null, d: [1] } },
  at: 4,
  staff_id: 5,
  role: 'finance',
  ip: '127.0.0.1',
  session_id: 6,
  approval_id: null,
}

it('the digest of an act covers its place, the act before it and every field, in whatever order its details were kept', () => {
  const start = new Uint8Array()
  const digest = (change: object = {}, no = 1, before = start) =>
    digestOf(before, no, { ...deed, ...change }).toString('hex')
  expect(digest({ details: { b: { d: [1], c: null }, a: 1 } })).toBe(digest())
  const changed = Object.entries(deed).map(([name, value]) => digest({ [name]: value === null ? 9 : null }))
  const others = [digest({ details: { a: 1, b: { d: [1] } } }), digest({}, 2), digest({}, 1, Buffer.from('x'))]
  expect(new Set([digest(), ...changed, ...others]).size).toBe(changed.length + others.length + 1)
})

it('a round stands as its state says, but for a draft that waits for the second person', () => {
  const round = fc.record({ state: fc.constantFrom(...roundStates), isAsked: fc.boolean() })
  fc.assert(
    fc.property(round, ({ state, isAsked }) => {
      const standing = roundStandingOf({ state, isAsked })
      expect(standing).toBe(state === 'draft' && isAsked ? 'asked' : state)
      expect(roundStandings).toContain(standing)
    }),
  )
})
