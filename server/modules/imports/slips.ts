import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/imports'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { lockArea } from '../area/open/lock-area'
import { isArea } from '../area/open/find-area'
import { audit } from '../audit/open/audit'
import { makeFounder } from '../session/open/hand-over'
import { lockOwners, setFounders, waitingOf } from './import-store'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>

/** The blocks whose residents never signed in. Refusal: NOT_FOUND. */
export async function waitingBlocks({ db }: Deps, staff: StaffCaller, { areaId }: In<typeof calls.slipList>) {
  if (!includesArea(staff.areas, areaId) || !(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const rows = await waitingOf(db, areaId)
  return ok({ blocks: rows.map(({ block_no: blockNo, hasPassword }) => ({ blockNo, hasPassword })) })
}

/**
 * New founder passwords of blocks whose residents never signed in. They are kept nowhere but as a hash, so an answer is never repeated: who
 * lost it asks again, and the passwords of before no longer hold. Refusal: NOT_FOUND. Our decision:
 * docs/decisions/0142-from-an-empty-machine.md
 */
export async function makeSlips(deps: Deps, staff: StaffCaller, input: In<typeof calls.slipMake>) {
  const { areaId, blockNos, reason } = input
  if (!includesArea(staff.areas, areaId)) return err(refusal('NOT_FOUND'))
  return transact(deps.db, async (tx) => {
    if (!(await lockArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    await lockOwners(tx, areaId, blockNos)
    const waiting = await waitingOf(tx, areaId, blockNos)
    const made = await Promise.all(waiting.map(async (one) => ({ ...one, ...(await makeFounder(deps)) })))
    await setFounders(tx, made)
    const numbers = made.map(({ block_no }) => block_no)
    const details = { count: numbers.length, from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 }
    const call = '/admin/import/slips'
    await audit(tx, deps, { userId: staff.userId, call, refType: 'area', refId: areaId, areaId, reason, details })
    return ok({
      slips: made.map(({ block_no: blockNo, nick_name: nickName, password }) => ({ blockNo, nickName, password })),
    })
  })
}
