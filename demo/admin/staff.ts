import type { StaffRole } from '@contract/console/roles'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { madeOnce } from '../../server/db/once/made-once'
import { transact } from '../../server/db/transact'
import type { Deps } from '../../server/deps'
import { makeStaff } from '../../server/modules/staff/invite'
import { uriOf } from '../../server/modules/staff/rules/totp'
import { settleSecrets } from '../../server/modules/staff/sign-in'
import * as store from '../../server/modules/staff/store'
import { sealerOf } from '../../server/modules/withdrawals/open/seal'
import { must } from '../trade'

/** Somebody of the demo city's staff, with everything to sign in to the console with. */
export interface DemoStaff {
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly password: string
  /** Of the authenticator, in base32. */
  readonly secret: string
  /** What an authenticator reads. */
  readonly uri: string
}

/** Two operators and two administrators, because one approves what the other one asks for. Source: community §9 (demo). */
const people = [
  { name: '周琪', roles: ['operator', 'finance'] },
  { name: '林岚', roles: ['finance'] },
  { name: '沈越', roles: ['operator'] },
  { name: '小雨', roles: ['support'] },
  { name: '审计', roles: ['auditor'] },
  { name: '管理员', roles: ['administrator'] },
  { name: '管理员乙', roles: ['administrator'] },
] as const satisfies readonly { readonly name: string; readonly roles: readonly StaffRole[] }[]

/** Who works in the demo city: made once, with a password and authenticators of this database alone, and the same at every start. */
export async function demoStaff(deps: Deps): Promise<readonly DemoStaff[]> {
  const password = await madeOnce(deps.db, 'demo_staff', () => deps.random.bytes(9).toString('hex'))
  const all: DemoStaff[] = []
  for (const person of people) {
    const secret = await secretOf(deps, person, password)
    all.push({ ...person, password, secret, uri: uriOf(secret, person.name) })
  }
  return all
}

async function secretOf(deps: Deps, { name, roles }: (typeof people)[number], password: string): Promise<string> {
  const made = await transact(deps.db, async (tx): Promise<Result<number, Refusal>> => {
    const known = await store.findByName(tx, name)
    return ok(known?.staff_id ?? (await makeStaff(tx, deps, { name, roles, areas: null, userId: null })))
  })
  const staffId = must(`staff ${name}`, made)
  const row = await store.find(deps.db, staffId)
  if (row?.totp_sealed) return (await sealerOf(deps)).open(row.totp_sealed)
  return (await settleSecrets(deps, staffId, password)).secret
}
