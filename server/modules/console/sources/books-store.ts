import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { aboutNames, callsSaying, callWords } from '@contract/console/call-words'
import { refundStateNames } from '@contract/console/queue-words'
import type { actExport } from '@contract/endpoints/console/acts'
import type * as lists from '@contract/endpoints/console/money/ledger-lists'
import type * as refunds from '@contract/endpoints/console/money/refunds'
import type { StaffRole } from '@contract/console/roles'
import { mayKnowGivers, roleNames } from '@contract/console/roles'
import { aResident, hiddenAccount } from '@contract/ledger/account-words'
import { areaOfAccount, ownerName } from '../../../ledger/owner-names'
import { namesUnknownGiver } from '../../fund/open/unknown-giver'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea, ofNoArea, worth } from '../list-source-store'
import type { Things } from '../things'

/** For finance and auditors the ledger says all. */
const seesGivers = (roles: readonly StaffRole[]) => (mayKnowGivers(roles) ? sql`true` : sql`false`)

/** Whether payment p was a gift whose giver these roles may not know. */
const isPayerHidden = (roles: readonly StaffRole[]) =>
  sql`(not ${seesGivers(roles)} and p.pay_no in (select pay_no from fund_gift where is_anonymous))`

const payerName = (roles: readonly StaffRole[]) =>
  sql`case when ${isPayerHidden(roles)} then ${aResident}::text else u.nick_name end`

export const refundsSource = listSource<Filters<typeof refunds.refundExport>>({
  rows: (where, { roles }) => sql`
    select r.refund_id as "refundId", r.out_refund_no as "refundNo", a.pay_no as "payNo", a.out_trade_no as "outTradeNo", p.subject,
      case when ${isPayerHidden(roles)} then 0 else p.user_id end as "userId", ${payerName(roles)} as "userName", r.amount, r.bonus, r.reason, r.state, r.created_at as "createdAt",
      r.ended_at as "endedAt"
    from pay_refund r join pay_attempt a on a.attempt_id = r.attempt_id join pay_order p on p.pay_no = a.pay_no
      join user_account u on u.user_id = p.user_id
    where ${where}`,
  whose: ofNoArea,
  by: {
    ...between('r.created_at'),
    ...worth('r.amount'),
    state: 'r.state',
    userId: (userId, { roles }) => sql`(p.user_id = ${userId} and not ${isPayerHidden(roles)})`,
    q: (q, { roles }) =>
      sql`(${begins('a.pay_no', 'r.out_refund_no', 'a.out_trade_no')(q)} or (${begins('u.nick_name')(q)} and not ${isPayerHidden(roles)}))`,
  },
  sorts: byAge('refundId'),
  sum: 'amount',
  columns: [
    ['退款号', 'refundNo', 'text'],
    ['支付单', 'payNo', 'text'],
    ['内容', 'subject', 'text'],
    ['居民', 'userName', 'text'],
    ['金额', 'amount', 'fen'],
    ['收回赠送', 'bonus', 'fen'],
    ['状态', 'state', refundStateNames],
    ['原因', 'reason', 'text'],
    ['时间', 'createdAt', 'at'],
  ],
})

/** By what the owner of an account is known, a resident or an area. */
const knownBy = (userId: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql`coalesce(${ownerName(userId)}, ${areaOfAccount(key)})`

export const accountsSource = listSource<Filters<typeof lists.accountExport>>({
  rows: (where) => sql`
    select account_id as "accountId", key, ${knownBy(sql`account.owner_user_id`, sql`account.key`)} as owner, kind, balance, entries, encode(head, 'hex') as head from account
    where ${where}`,
  whose: ofNoArea,
  by: {
    accountId: 'account_id',
    userId: 'owner_user_id',
    kind: 'kind',
    q: (q) =>
      /^\d{1,9}$/.test(q)
        ? sql`owner_user_id in (select owner_user_id from block where block_no = ${Number(q)})`
        : begins('key')(q),
  },
  sorts: { key: 'key', balance: 'balance desc, key', entries: 'entries desc, key' },
  sum: 'balance',
  columns: [
    ['账户', 'key', 'account'],
    ['余额', 'balance', 'fen'],
    ['分录', 'entries', 'number'],
    ['链端', 'head', 'text'],
    ['账户名', 'key', 'text'],
    ['所属', 'owner', 'text'],
  ],
})

/** Whether transaction t would name a giver whom these roles may not know. */
const isHidden = (roles: readonly StaffRole[]) => sql`(not ${seesGivers(roles)} and ${namesUnknownGiver('t')})`

/** An account of transaction t as these roles may read it. */
const shownKey = (key: RawBuilder<unknown>, roles: readonly StaffRole[]) =>
  sql`case when ${key} like 'user:%' and ${isHidden(roles)} then ${hiddenAccount}::text else ${key} end`

/** By what the owner of an account is known, for these roles. */
const shownOwner = (userId: RawBuilder<unknown>, key: RawBuilder<unknown>, roles: readonly StaffRole[]) =>
  sql`case when ${key} like 'user:%' and ${isHidden(roles)} then null else ${knownBy(userId, key)} end`

/** What a resident's accounts sent and received, each found by its index. */
const entriesOf = (
  userId: number,
) => sql`(select sent.entry_id from account a join entry sent on sent.from_account = a.account_id
    where a.owner_user_id = ${userId}
  union select received.entry_id from account a join entry received on received.to_account = a.account_id
    where a.owner_user_id = ${userId})`

export const entriesSource = listSource<Filters<typeof lists.entryExport>>({
  rows: (where, { roles }) => sql`
    select e.entry_id as "entryId", e.txn_id as "txnId", t.type, t.reference, t.memo, t.ref_type as "refType", t.ref_id as "refId",
      ${shownKey(sql`f.key`, roles)} as "fromKey", ${shownKey(sql`g.key`, roles)} as "toKey",
      ${shownOwner(sql`f.owner_user_id`, sql`f.key`, roles)} as "fromOwner",
      ${shownOwner(sql`g.owner_user_id`, sql`g.key`, roles)} as "toOwner", e.amount, e.at
    from entry e join txn t on t.txn_id = e.txn_id join account f on f.account_id = e.from_account
      join account g on g.account_id = e.to_account
    where ${where}`,
  whose: ofNoArea,
  by: {
    ...between('e.at'),
    accountId: (accountId, { roles }) =>
      sql`((e.to_account = ${accountId} and not (g.key like 'user:%' and ${isHidden(roles)}))
        or (e.from_account = ${accountId} and not (f.key like 'user:%' and ${isHidden(roles)})))`,
    userId: (userId, { roles }) => sql`(e.entry_id in ${entriesOf(userId)} and not ${isHidden(roles)})`,
    txnId: 'e.txn_id',
    type: 't.type',
    q: begins('t.reference', 't.memo'),
  },
  sorts: byAge('entryId'),
  sum: 'amount',
  columns: [
    ['流水', 'entryId', 'text'],
    ['类别', 'type', 'txnKind'],
    ['编号', 'reference', 'text'],
    ['说明', 'memo', 'text'],
    ['出', 'fromKey', 'account'],
    ['入', 'toKey', 'account'],
    ['金额', 'amount', 'fen'],
    ['时间', 'at', 'at'],
    ['出账户', 'fromKey', 'text'],
    ['入账户', 'toKey', 'text'],
    ['出户所属', 'fromOwner', 'text'],
    ['入户所属', 'toOwner', 'text'],
  ],
})

/** Days of the gateway's bills, 20261126, read as all others. */
export const booksSource = listSource<Filters<typeof lists.bookExport>>({
  rows: (where) => sql`
    select run_id as "runId", substr(day, 1, 4) || '-' || substr(day, 5, 2) || '-' || substr(day, 7) as day, at, payments, differences, is_equal as "isEqual", jsonb_array_length(differences::jsonb) as "count"
    from reconciliation
    where ${where}`,
  whose: ofNoArea,
  by: between('at'),
  sorts: { newest: '"runId" desc' },
  columns: [
    ['账单日', 'day', 'text'],
    ['核对时间', 'at', 'at'],
    ['微信笔数', 'payments', 'number'],
    ['结果', 'isEqual', { true: '一致', false: '不符' }],
    ['不符处数', 'count', 'number'],
  ],
})

/** A call is found by its path, or by what it is called where somebody reads it. */
const actLike = (q: string) => {
  const calls = callsSaying(q)
  const called = calls.length > 0 ? sql`a.call in (${sql.join(calls)})` : sql`false`
  return sql`(${begins('s.name', 'u.nick_name', 'a.call')(q)} or ${called})`
}

export const actsSource = (things: Things) =>
  listSource<Filters<typeof actExport>>({
    rows: (where) => sql`
    select a.audit_id as "auditId", a.at, coalesce(s.name, u.nick_name) as name, a.role, a.call, a.area_id as "areaId",
      a.ref_type as "refType", a.ref_id as "refId", ${things.no(sql`a.ref_type`, sql`a.ref_id`)} as "refNo", a.reason, a.details::text as details, a.ip, a.approval_id as "approvalId", a.no
    from audit a join user_account u on u.user_id = a.user_id left join staff s on s.staff_id = a.staff_id
    where ${where}`,
    whose: ofArea('a.area_id'),
    by: { ...between('a.at'), staffId: 'a.staff_id', refType: 'a.ref_type', refId: 'a.ref_id', q: actLike },
    sorts: byAge('auditId'),
    columns: [
      ['序号', 'no', 'number'],
      ['时间', 'at', 'at'],
      ['人', 'name', 'text'],
      ['角色', 'role', roleNames],
      ['操作', 'call', callWords],
      ['对象', 'refType', aboutNames],
      ['编号', 'refNo', 'text'],
      ['原因', 'reason', 'text'],
      ['内容', 'details', 'text'],
      ['地址', 'ip', 'text'],
      ['调用', 'call', 'text'],
      ['内部编号', 'refId', 'text'],
    ],
  })
