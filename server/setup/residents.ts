import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import { changeBlock } from '../modules/area/open/blocks'
import { blockStates } from '../modules/area/tables'
import type { SpokenFor } from '../modules/block-market/open/spoken-for'
import { spokenFor } from '../modules/block-market/open/spoken-for'
import { createUser } from '../modules/session/accounts'
import { makeFounder } from '../modules/session/open/hand-over'
import { replaceFounder, settleMobile } from '../modules/session/open/new-founder'
import type { ResidentPlan } from './city-file'
import type { Line, NewPassword, Settled } from './lines'
import { line } from './lines'
import * as store from './setup-store'

/** Why nobody may be moved into a block. */
const why: Readonly<Record<Exclude<SpokenFor, 'held'>, string>> = {
  reserved: 'somebody is buying it',
  frozen: 'it is frozen',
  round: 'a round offers it',
  sold: 'it was sold before, and only a round sells it again',
}

/** Gives unsold blocks to the residents of the file, each with a new founder password. A block that is held stays as it is. */
export async function settleResidents(tx: Tx, deps: Deps, residents: readonly ResidentPlan[]): Promise<Settled> {
  const lines: Line[] = []
  const passwords: NewPassword[] = []
  for (const resident of residents) {
    const { areaId, blockNo, nickName, operator } = resident
    const block = await store.blockOf(tx, areaId, blockNo)
    if (!block) throw new Error(`There is no block ${blockNo} in area ${areaId}.`)
    const by = (await spokenFor(tx, areaId, [blockNo])).get(blockNo)
    if (by && by !== 'held') throw new Error(`Nobody can be moved into block ${blockNo} of area ${areaId}: ${why[by]}.`)
    const isThere = by === 'held'
    const isSame = block.nick_name === nickName && (block.is_admin ?? false) === operator
    lines.push(line(`block ${blockNo}: ${nickName}${operator ? ', operator' : ''}`, isThere, isSame))
    if (!isThere)
      passwords.push({ areaId, blockNo, nickName, password: await moveIn(tx, deps, block.block_id, resident) })
  }
  return { lines, passwords }
}

async function moveIn(tx: Tx, deps: Deps, blockId: number, resident: ResidentPlan): Promise<string> {
  const { nickName, mobile, operator, capacity } = resident
  if (mobile !== undefined && (await store.hasMobile(tx, mobile))) {
    throw new Error(`The mobile number of ${nickName} belongs to somebody already.`)
  }
  const person = { nickName, isAdmin: operator, ...(mobile !== undefined && { mobile }) }
  const userId = await createUser({ ...deps, db: tx }, person)
  const { password, hash } = await makeFounder(deps)
  await changeBlock(tx, blockId, {
    owner_user_id: userId,
    state: blockStates.held,
    capacity,
    founder_hash: hash,
    held_since: deps.clock.now(),
  })
  return password
}

export interface Renewal {
  readonly areaId: number
  readonly blockNo: number
  /** The owner's mobile number as the operator knows it, '' for none; without it the one that is bound stays, unless it is new. */
  readonly mobile?: string
}

export interface Renewed extends NewPassword {
  /** The number that is bound now; '' for none. */
  readonly mobile: string
  /** The number that was bound and no longer is; '' otherwise. */
  readonly unbound: string
}

/**
 * A new founder password for a held block. It closes every other way in, including a recently bound number. The owner is told. Throws when
 * nobody holds the block, or when the number belongs to somebody else.
 */
export async function renewPassword(tx: Tx, deps: Deps, { areaId, blockNo, mobile: wish }: Renewal): Promise<Renewed> {
  const block = await store.blockOf(tx, areaId, blockNo)
  const { nick_name: nickName, user_id: userId, mobile: before } = block ?? {}
  if (!block || !nickName || !userId) throw new Error(`Nobody holds a block ${blockNo} in area ${areaId}.`)
  if (wish && wish !== before && (await store.hasMobile(tx, wish)))
    throw new Error('That mobile number belongs to somebody else.')
  const mobile = await settleMobile(tx, deps, { userId, mobile: before ?? '', wish })
  const unbound = before && before !== mobile ? before : ''
  const { password, hash } = await makeFounder(deps)
  const besides = unbound === '' ? '' : '绑定的手机号已解除。'
  const change = { userId, what: 'founderGiven', mobile, besides } as const
  await replaceFounder(tx, deps, { blockId: block.block_id, hash, ak: '', exceptTokenId: 0, change })
  return { areaId, blockNo, nickName, password, mobile, unbound }
}
