import { runningStates } from '@contract/orders/transitions'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { Standing } from './rules'

/** As they are written in the indexes of running orders. */
const running = sql.join(runningStates.map((state) => sql.lit(state)))

/** What somebody has that must end before the account can, and the wallet. Read at one moment. */
export async function standingOf(db: Db, userId: number, restBelow: number): Promise<Standing> {
  const me = sql.val(userId)
  const { rows } = await sql<Omit<Standing, 'restBelow'>>`
    with purse as (select kind, balance from account where owner_user_id = ${me})
    select
      (select count(*) from trade_order where (buyer_user_id = ${me} or seller_user_id = ${me}) and state in (${running}))::int
        as orders,
      (select count(*) from buy_order where user_id = ${me} and state in ('unpaid', 'open'))::int as bids,
      (select count(*) from block_cart where user_id = ${me} and state = 'unpaid')::int as carts,
      ((select count(*) from pay_order where user_id = ${me} and state in ('unpaid', 'paying')
          and biz_type not in ('order', 'buy', 'cart'))
        + (select count(*) from pay_attempt as t join pay_order as p using (pay_no) where p.user_id = ${me} and t.state = 'open')
        + (select count(*) from pay_refund as r join pay_attempt as t using (attempt_id) join pay_order as p using (pay_no)
            where p.user_id = ${me} and r.state = 'asked'))::int as payments,
      (select count(*) from withdrawal where user_id = ${me} and state in ('applied', 'approved', 'paying'))::int as withdrawals,
      (select count(*) from handover where (from_user_id = ${me} or to_user_id = ${me}) and state in ('held', 'objected'))::int
        as handovers,
      (select count(*) from block where owner_user_id = ${me})::int as blocks,
      (select count(*) from mutual_post where state = 'matched'
          and ${me} in (user_id, asker_user_id, helper_user_id))::int as mutual,
      ((select count(*) from fund_spend where payee_user_id = ${me} and state in ('approved', 'paid'))
        + (select count(*) from vote where payee_user_id = ${me}
          and (state = 'open' or (state = 'draft' and asked_at is not null))))::int as spends,
      ((select count(*) from area_role where user_id = ${me})
        + (select count(*) from staff where user_id = ${me} and state <> 'off')
        + (select count(*) from user_account where user_id = ${me} and is_admin))::int as offices,
      (select count(*) from user_account where user_id = ${me} and mobile = '')::int as number,
      coalesce((select balance from purse where kind = 'available'), 0)::float8 as available,
      coalesce((select balance from purse where kind = 'frozen'), 0)::float8 as frozen,
      coalesce((select balance from purse where kind = 'income'), 0)::float8 as income`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a row without a table has one row')
  return { ...row, restBelow }
}

/** The points that are given up, and until when a closing that waits can be taken back. */
export async function endingOf(db: Db, userId: number) {
  const row = await db
    .selectFrom('user_account')
    .select(['points', 'closing_until as until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { points: 0, until: null }
}

/** Deletes what only its person has a use for: addresses, favourites, wishes, passwords of payment, notices and permissions for them. */
export async function forgetBelongings(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('address').where('user_id', '=', userId).execute()
  await tx.deleteFrom('favourite').where('user_id', '=', userId).execute()
  await tx.deleteFrom('block_wish').where('user_id', '=', userId).execute()
  await tx.deleteFrom('round_reminder').where('user_id', '=', userId).execute()
  await tx.deleteFrom('shop_contact').where('user_id', '=', userId).execute()
  await tx.deleteFrom('pay_password').where('user_id', '=', userId).execute()
  await tx.deleteFrom('pay_seal').where('user_id', '=', userId).execute()
  await tx.deleteFrom('news_consent').where('user_id', '=', userId).execute()
  await tx.deleteFrom('news_message').where('user_id', '=', userId).execute()
  await tx.deleteFrom('user_notice').where('user_id', '=', userId).execute()
}

/** Nobody follows somebody who is gone. */
export const forgetFollowers = (tx: Tx, userId: number) =>
  tx.deleteFrom('favourite').where('kind', '=', 'seller').where('ref_id', '=', userId).execute()
