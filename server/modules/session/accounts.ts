import type { Deps } from '../../deps'
import { award } from '../points/open/award'
import { hashPassword } from './password'
import * as store from './store'
import { blockStates } from '../area/tables'

export interface NewUser {
  readonly nickName: string
  readonly avatar?: string
  readonly mobile?: string
  readonly isAdmin?: boolean
  readonly points?: number
}

export interface NewBlock {
  readonly areaId: number
  readonly blockNo: number
  readonly ownerUserId: number | null
  /** 16 digits; without it nobody can sign in with this block. */
  readonly founderPassword?: string
  readonly name?: string
  /** Default 3. Source: domain model §3.1. */
  readonly capacity?: number
  /** Default: now. */
  readonly heldSince?: number
}

/** Makes a person and gives the id. */
export async function createUser(deps: Deps, user: NewUser): Promise<number> {
  const userId = deps.ids.next()
  await store.insertUser(deps.db, {
    user_id: userId,
    nick_name: user.nickName,
    avatar: user.avatar ?? '',
    mobile: user.mobile ?? '',
    is_admin: user.isAdmin ?? false,
    points: 0,
    points_unranked: 0,
    thumbs: '',
    intro: '',
    created_at: deps.clock.now(),
  })
  if (user.points) await welcome(deps, userId, user.points)
  return userId
}

/** The starting points are recorded like every later change. */
const welcome = (deps: Deps, userId: number, pointsAdd: number) =>
  deps.db
    .transaction()
    .execute((tx) =>
      award(tx, deps, { userId, areaId: 0, content: '入住奖励', pointsAdd, refType: 'user', refId: userId }),
    )

/** Makes a block, held by its owner or unsold without one, and gives the id. The number must be free in its area. */
export async function createBlock(deps: Deps, block: NewBlock): Promise<number> {
  const blockId = deps.ids.next()
  const now = deps.clock.now()
  const isHeld = block.ownerUserId !== null
  await store.insertBlock(deps.db, {
    block_id: blockId,
    area_id: block.areaId,
    block_no: block.blockNo,
    owner_user_id: block.ownerUserId,
    state: isHeld ? blockStates.held : blockStates.unsold,
    capacity: block.capacity ?? 3,
    founder_hash: block.founderPassword === undefined ? null : await hashPassword(block.founderPassword),
    manage_hash: null,
    name: block.name ?? '',
    intro: '',
    thumbs: '',
    created_at: now,
    held_since: isHeld ? (block.heldSince ?? now) : null,
    ver: 1,
    transfer_price: null,
    transfer_until: null,
    round_id: null,
  })
  return blockId
}
