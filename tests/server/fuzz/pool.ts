import { sql } from 'kysely'
import type { Db } from '../../../server/db/schema'

/** What exists in the city, by the kind of thing: ids as they travel. None of it belongs to the attacker. */
export type Pool = ReadonlyMap<string, readonly (string | number)[]>

const columns = {
  area: ['area', 'area_id'],
  item: ['item', 'item_id'],
  category: ['category', 'category_id'],
  sale: ['sale', 'sale_id'],
  buy: ['buy_order', 'buy_id'],
  order: ['trade_order', 'order_id'],
  block: ['block', 'block_id'],
  blockNo: ['block', 'block_no'],
  user: ['user_account', 'user_id'],
  hold: ['hold', 'hold_id'],
  txn: ['txn', 'txn_id'],
  pay: ['pay_order', 'pay_no'],
  notice: ['user_notice', 'notice_id'],
  areaNotice: ['area_notice', 'notice_id'],
  dispute: ['dispute', 'dispute_id'],
  correction: ['correction', 'correction_id'],
  log: ['work_log', 'log_id'],
  withdrawal: ['withdrawal', 'withdraw_id'],
  recharge: ['recharge', 'recharge_id'],
  round: ['expand_round', 'round_id'],
  spend: ['fund_spend', 'spend_id'],
  vote: ['vote', 'vote_id'],
  shop: ['shop', 'shop_id'],
  mutual: ['mutual_post', 'mutual_id'],
  reply: ['mutual_reply', 'reply_id'],
  election: ['mayor_election', 'election_id'],
  cart: ['block_cart', 'cart_id'],
  blockOrder: ['block_order', 'order_id'],
  address: ['address', 'address_id'],
} as const

/** Reads the ids of everything that is there, newest first. */
export async function poolOf(db: Db): Promise<Pool> {
  const kinds = Object.entries(columns).map(async ([kind, [table, column]]) => {
    const found = sql<{ id: string | number }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      order by 1 desc limit 200`
    return [kind, (await found.execute(db)).rows.map(({ id }) => id)] as const
  })
  return new Map(await Promise.all(kinds))
}

const byField: Readonly<Record<string, string>> = {
  areaId: 'area',
  itemId: 'item',
  categoryId: 'category',
  saleId: 'sale',
  buyId: 'buy',
  blockId: 'block',
  blockIds: 'block',
  blockNo: 'blockNo',
  userId: 'user',
  txnId: 'txn',
  payNo: 'pay',
  areaNoticeId: 'areaNotice',
  roundId: 'round',
  spendId: 'spend',
  voteId: 'vote',
  shopId: 'shop',
  mutualId: 'mutual',
  replyId: 'reply',
  electionId: 'election',
  cartId: 'cart',
  orderId: 'blockOrder',
  refId: 'round',
  addressId: 'address',
}

const byPath: readonly (readonly [RegExp, string])[] = [
  [/^\/bctSale\/|^\/admin\/sale(Remove|\/)/, 'sale'],
  [/^\/bctBuy\/|^\/admin\/buyRemove/, 'buy'],
  [/^\/bctOrder\/|^\/bctMsg\/|^\/admin\/dispute\//, 'order'],
  [/^\/block/, 'block'],
  [/^\/bctAddress\//, 'address'],
  [/^\/bctFreeze\//, 'hold'],
  [/^\/bctNotice\//, 'notice'],
  [/^\/bctWithdraw\/|^\/admin\/withdraw/, 'withdrawal'],
  [/^\/bctRecharge\//, 'recharge'],
  [/^\/bctUser\//, 'user'],
  [/^\/admin\/correction/, 'correction'],
  [/^\/log\//, 'log'],
]

/** The kind of thing that a field of a call names; undefined when it names none. */
export function kindOf(path: string, field: string): string | undefined {
  return byField[field] ?? (field === 'id' ? byPath.find(([pattern]) => pattern.test(path))?.[1] : undefined)
}
