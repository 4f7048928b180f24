import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import { audit } from '../modules/audit/open/audit'
import { invite, makeStaff } from '../modules/staff/invite'
import * as store from '../modules/staff/store'

/**
 * Makes an administrator of the operator console, or finds the one of this name who has no password yet, and gives a new invitation. Throws
 * for anybody else's name. Our decision: docs/decisions/0270-staff.md
 */
export async function inviteAdministrator(tx: Tx, deps: Deps, name: string) {
  if (name.length < 2 || name.length > 20) throw new Error('Write a name of 2 to 20 characters.')
  const known = await store.findByName(tx, name)
  if (known && (known.state !== 'new' || !known.roles.includes('administrator')))
    throw new Error(`${name} is there already: another administrator changes staff in the console.`)
  const wish = { name, roles: ['administrator'], areas: null, userId: null } as const
  const staffId = known?.staff_id ?? (await makeStaff(tx, deps, wish))
  const row = await store.find(tx, staffId)
  if (!row) throw new Error('nobody was made')
  await audit(tx, deps, { userId: row.user_id, call: 'setup', refType: 'staff', refId: staffId })
  return invite(tx, deps, staffId)
}
