import { invitationMs } from '@contract/console/limits'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { createActor } from '../session/open/new-user'
import { newToken, sha256 } from './secrets'
import * as store from './store'

export interface NewStaff {
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly areas: StaffAreas
  /** The person's own account as a resident. */
  readonly userId: number | null
}

/** The account that acts: the own one as a resident (`userId`), or else one that is made and that nobody can sign in to. */
export const actingAs = async (tx: Tx, deps: Deps, { name }: Pick<NewStaff, 'name'>, userId: number | null) => ({
  user_id: userId ?? (await createActor(tx, deps, name)),
  is_resident: userId !== null,
})

/** Makes somebody who has nothing to sign in with yet. */
export async function makeStaff(tx: Tx, deps: Deps, { name, roles, areas, userId }: NewStaff, id?: number) {
  const staffId = id ?? deps.ids.next()
  await store.insert(tx, {
    staff_id: staffId,
    ver: 1,
    name,
    password_hash: null,
    totp_sealed: null,
    totp_step: 0,
    recovery_hashes: [],
    invitation_hash: null,
    invitation_until: 0,
    roles: [...roles],
    areas: areas && [...areas],
    state: 'new',
    ...(await actingAs(tx, deps, { name }, userId)),
    created_at: deps.clock.now(),
  })
  return staffId
}

/** A new invitation for somebody who has no password yet; the one before no longer works. */
export async function invite(db: Db, { random, clock }: Deps, staffId: number) {
  const invitation = newToken(random)
  const until = clock.now() + invitationMs
  await store.change(db, staffId, { invitation_hash: sha256(invitation), invitation_until: until })
  return { invitation, until }
}
