import type * as v from 'valibot'
import type { residentInfo, residentList } from '@contract/endpoints/people/residents'
import type { userEdit } from '@contract/endpoints/people/accounts'
import { pageSize } from '@contract/envelope'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageStartUp } from '../../../db/page-start'
import { pageFrame } from '../../../db/page-frame'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { editProfile } from '../people/profile'
import { areaNameOf, firstBlockOf } from '../people/store'
import type { ResidentRow } from './store'
import * as store from './store'

const cardOf = (row: ResidentRow, userId: number) => ({
  userId: row.user_id,
  areaId: row.area_id,
  areaName: row.area_name,
  blockNo: row.first_no,
  blockNos: row.block_nos,
  nickName: row.nick_name,
  avatar: row.avatar,
  thumbs: row.thumbs,
  intro: row.intro,
  points: row.points,
  since: row.since,
  mine: row.user_id === userId,
})

/** Above every number of a block. */
const noBlockNo = 1_000_000_000

/** Residents of an area by number. Refusal: NOT_FOUND. Source: domain model §6.1. */
export async function listResidents({ db }: Deps, userId: number, input: v.InferOutput<typeof residentList.input>) {
  const { areaId, q } = input
  if (!(await areaNameOf(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await store.residentsOf(db, areaId, q, pageStartUp(input, noBlockNo), pageSize + 1)
  const total = await store.countResidents(db, areaId, q)
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: (last) => last.first_no })
  return ok({ data: rows.map((row) => cardOf(row, userId)), ...frame })
}

/** The card of somebody in an area; by default the caller's card in the caller's area. Refusal: NOT_FOUND. */
export async function readResident({ db }: Deps, caller: Caller, input: v.InferOutput<typeof residentInfo.input>) {
  const row = await store.findResident(db, input.areaId ?? caller.areaId, input.userId ?? caller.userId)
  return row ? ok(cardOf(row, caller.userId)) : err(refusal('NOT_FOUND'))
}

/**
 * Makes a session without a block act as the caller's lowest block in an area; a session that already has one stays as it is. Refusals:
 * NOT_FOUND, NO_BLOCK, NO_RIGHT. Our decision: docs/decisions/0070-accounts.md
 */
export async function settleIn(deps: Deps, caller: Caller, areaId: number) {
  const { db } = deps
  if (!(await areaNameOf(db, areaId))) return err(refusal('NOT_FOUND'))
  if (caller.blockId > 0 && caller.areaId !== areaId)
    return err(refusal('NO_RIGHT', {}, '换到另一个区块，请用它的创始密码登录'))
  const block = await firstBlockOf(db, caller.userId, areaId)
  if (!block) return err(refusal('NO_BLOCK', {}, '你在本城暂无区块，请先购买区块'))
  await store.actAs(db, caller.tokenId, { blockId: block.block_id, areaId })
  return readResident(deps, caller, { areaId })
}

/** Changes what is given, and gives the card. Refusals: FORM, NOT_FOUND. */
export async function editCard(deps: Deps, caller: Caller, input: v.InferOutput<typeof userEdit.input>) {
  const edited = await editProfile(deps, caller.userId, input)
  return edited.ok ? readResident(deps, caller, {}) : edited
}
