import type * as v from 'valibot'
import { blockStates } from '@contract/block/transitions'
import type * as calls from '@contract/endpoints/people/favourites'
import type { Favourite } from '@contract/endpoints/people/favourites'
import { pageSize } from '@contract/envelope'
import { favourites } from '@contract/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pictureKeys } from '@contract/uploads/pictures'
import { pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { claimCaller } from '../session/open/claim-person'
import * as store from './store'

/** Whether a person keeps a thing, and how many do. */
export const readFavourite = async ({ db }: Deps, userId: number, thing: store.Thing) =>
  ok(await store.keptBy(db, userId, thing))

/** Keeps a thing. Refusals: NOT_FOUND, OWN, LIMIT. Our decision: docs/decisions/0395-reputation.md */
export const addFavourite = ({ db, clock }: Deps, userId: number, thing: store.Thing) =>
  transact(db, async (tx) => {
    await claimCaller(tx, userId)
    const before = await store.keptBy(tx, userId, thing)
    if (before.on) return ok(before)
    if (!(await store.exists(tx, thing))) return err(refusal('NOT_FOUND'))
    if (thing.kind === 'seller' && thing.refId === userId) return err(refusal('OWN', {}, '不能关注自己'))
    if ((await store.countOf(tx, userId)) >= favourites.most)
      return err(refusal('LIMIT', {}, `最多收藏 ${favourites.most} 个，取消几个再收藏`))
    await store.keep(tx, userId, thing, clock.now())
    return ok({ on: true, count: before.count + 1 })
  })

/** Keeps a thing no longer. */
export async function removeFavourite({ db }: Deps, userId: number, thing: store.Thing) {
  await store.drop(db, userId, thing)
  return ok(await store.keptBy(db, userId, thing))
}

type Row = Awaited<ReturnType<typeof store.favouritesOf>>[number]

function viewOf(row: Row): Favourite {
  const same = { refId: row.ref_id, at: row.created_at, areaName: row.area_name ?? '', blockNo: row.block_no ?? 0 }
  if (row.kind === 'shop') {
    const { name, slogan, thumbs, shop_state: state } = row
    const thumb = pictureKeys(thumbs ?? '')[0] ?? ''
    return { ...same, kind: 'shop', name: name ?? '', slogan: slogan ?? '', thumb, isOpen: state === 'active' }
  }
  if (row.kind === 'seller') {
    const { block_id: blockId, nick_name: nickName, avatar, on_sale: onSale, newest_at: newestAt } = row
    return {
      ...same,
      kind: 'seller',
      blockId,
      nickName: nickName ?? '',
      avatar: avatar ?? '',
      onSale: onSale ?? 0,
      newestAt,
    }
  }
  const state = blockStates[row.state ?? 1] ?? 'held'
  const price = state === 'transfer' || state === 'unsold' ? row.transfer_price : null
  return { ...same, kind: 'block', state, price: price === null ? null : fen(price), isOrdered: row.is_ordered }
}

/** The own favourites, the latest first. */
export async function listFavourites(
  { db, clock }: Deps,
  userId: number,
  input: v.InferOutput<typeof calls.favouriteList.input>,
) {
  const found = await store.favouritesOf(db, userId, clock.now(), cursorStart(input), pageSize + 1)
  const total = await store.countOf(db, userId)
  const { rows, frame } = pageFrame(found, { page: input.page, total, cursorOf: ({ behind }) => behind })
  return ok({ data: rows.map(viewOf), ...frame })
}
