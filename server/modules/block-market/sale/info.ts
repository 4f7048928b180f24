import { isPayable } from '@contract/hours'
import { blockMarket } from '@contract/block/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { mayBegin } from '../../area/open/access'
import { blockStates } from '../../area/tables'
import { reservationOf } from '../cart-store'
import * as store from './store'
import { isWished } from './wish-store'

/** The highest number that a block can have. */
const lastNo = 999_999_999

/** A busy zone shows the newest ones. */
const pricesMost = 200

/** What a buyer reads of a block, on this platform. Refusal: NOT_FOUND. Source: community §8 (block for sale). */
export async function readSale(
  { db, clock }: Deps,
  { userId, platform }: Pick<Caller, 'userId' | 'platform'>,
  blockId: number,
) {
  const block = await store.placedBlock(db, blockId)
  if (!block) return err(refusal('NOT_FOUND'))
  const { category_id: categoryId, zone: name, no_from: from, no_to: to, area_id: areaId } = block
  const zone = categoryId !== null && name !== null ? { categoryId, name } : null
  const range = { areaId, from: from ?? 1, to: to ?? lastNo }
  const sold = await store.soldSince(db, range, clock.now() - blockMarket.pricesMs, pricesMost)
  const reserved = block.state === blockStates.reserved ? await reservationOf(db, blockId) : undefined
  return ok({
    blockId: block.block_id,
    enabled: await mayBegin(db, areaId, 'market', platform),
    zone,
    roundNo: block.owner_user_id === null ? block.round_no : null,
    nextAt: block.owner_user_id === null && block.transfer_price === null ? block.next_at : null,
    busyUntil: reserved?.pay_before ?? null,
    payNo: reserved?.to_user_id === userId && isPayable(reserved.pay_before, clock.now()) ? reserved.pay_no : null,
    reminded: userId > 0 && (await isWished(db, blockId, userId)),
    handovers: await store.handoversOf(db, blockId),
    prices: sold.map(({ at, price }) => ({ at, price: fen(price) })),
  })
}
