import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import { inAreas } from './in-areas'

/** Whether a person has, or once had, to do with one of these areas: holds a block there, traded there, or had a block there. */
export const isOfAreas = (userId: RawBuilder<unknown>, areas: StaffAreas): RawBuilder<unknown> =>
  areas === null
    ? sql`true`
    : sql`(exists (select from block o where o.owner_user_id = ${userId} and ${inAreas('o.area_id', areas)})
      or exists (select from trade_order o where o.buyer_user_id = ${userId} and ${inAreas('o.area_id', areas)})
      or exists (select from trade_order o where o.seller_user_id = ${userId} and ${inAreas('o.area_id', areas)})
      or exists (select from handover o where o.from_user_id = ${userId} and ${inAreas('o.area_id', areas)})
      or exists (select from handover o where o.to_user_id = ${userId} and ${inAreas('o.area_id', areas)})
      or exists (select from withdrawal o where o.user_id = ${userId} and ${inAreas('o.area_id', areas)}))`
