import { shops } from '@contract/shop/limits'
import type { ShopAct, ShopAdminAct } from '@contract/shop/transitions'
import { shopActs, shopAdminActs, shopTransitionFor } from '@contract/shop/transitions'
import type { ShopTable } from '../tables'

/** From when on a shop may be renewed; null before it was paid, and for one that is gone. Source: community §5, row 8. */
export const renewFrom = ({ state, end_at: endAt }: Pick<ShopTable, 'state' | 'end_at'>): number | null =>
  endAt === null || (state !== 'active' && state !== 'expired') ? null : endAt - shops.renewMs

/** What its owner may do with a shop now. */
export function ownerActsOf(shop: Pick<ShopTable, 'state' | 'end_at' | 'pay_by'>, now: number): ShopAct[] {
  const from = renewFrom(shop)
  const may: Readonly<Record<ShopAct, boolean>> = {
    edit: true,
    withdraw: true,
    pay: shop.pay_by !== null && now < shop.pay_by,
    renew: from !== null && from <= now,
  }
  return shopActs.filter((act) => may[act] && shopTransitionFor(act, 'owner', shop.state) !== undefined)
}

/** What an operator may do with a shop: nothing with an own one. */
export function adminActsOf(shop: Pick<ShopTable, 'state' | 'pending_name' | 'user_id'>, by: number): ShopAdminAct[] {
  if (shop.user_id === by) return []
  const waits = shop.pending_name !== ''
  const may: Readonly<Record<ShopAdminAct, boolean>> = {
    approve: true,
    reject: true,
    approveEdit: waits,
    rejectEdit: waits,
    remove: true,
  }
  return shopAdminActs.filter((act) => may[act] && shopTransitionFor(act, 'operator', shop.state) !== undefined)
}
