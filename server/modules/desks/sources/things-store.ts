import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { ownerName } from '../../../ledger/owner-names'

/** Where the number, or the name, stands by which people know a thing of a kind: table, its key, and what is read there. */
const places = {
  order: ['trade_order', 'order_id', 'order_no'],
  dispute: ['trade_order', 'order_id', 'order_no'],
  withdraw: ['withdrawal', 'withdraw_id', 'withdraw_no'],
  handover: ['block_order', 'order_id', 'no'],
  pay: ['pay_attempt', 'attempt_id', 'pay_no'],
  txn: ['txn', 'txn_id', 'reference'],
  block: ['block', 'block_id', 'block_no::text'],
  area: ['area', 'area_id', 'name'],
  zone: ['block_zone', 'category_id', 'name'],
  round: ['expand_round', 'round_id', 'no'],
  election: ['mayor_election', 'election_id', 'no'],
  vote: ['vote', 'vote_id', 'no'],
  fundSpend: ['fund_spend', 'spend_id', 'no'],
  shop: ['shop', 'shop_id', 'no'],
  mutual: ['mutual_post', 'mutual_id', 'no'],
  sale: ['sale', 'sale_id', 'sale_no'],
  buy: ['buy_order', 'buy_id', 'buy_no'],
  areaNotice: ['area_notice', 'notice_id', 'title'],
  notice: ['notice_plan', 'plan_id', 'title'],
  category: ['category', 'category_id', 'name'],
  item: ['item', 'item_id', 'name'],
  staff: ['staff', 'staff_id', 'name'],
} as const satisfies Readonly<Record<string, readonly [table: string, key: string, no: string]>>

/** Residents are known by their blocks. */
const people = ['user', 'limit'] as const

/** By what people know the thing that two columns name, its kind and its own number; null where they know it by nothing. */
export const thingNo = (refType: RawBuilder<unknown>, refId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`case ${refType} ${sql.join(
    [
      ...Object.entries(places).map(
        ([kind, [table, key, no]]) =>
          sql`when ${sql.lit(kind)} then (select ${sql.raw(no)} from ${sql.table(table)} where ${sql.ref(key)} = ${refId})`,
      ),
      ...people.map((kind) => sql`when ${sql.lit(kind)} then ${ownerName(refId)}`),
    ],
    sql` `,
  )} end`
