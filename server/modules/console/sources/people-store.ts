import { sql } from 'kysely'
import { blockStateWords } from '@contract/console/queue-words'
import type { StaffRole } from '@contract/console/roles'
import type { blockExport, userExport } from '@contract/endpoints/console/lists/rows'
import type { personNotices } from '@contract/endpoints/console/people'
import { inAreas } from '../../area/open/in-areas'
import { isOfAreas } from '../../area/open/of-areas'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, mayAny, numbered, ofArea } from '../list-source-store'
import type { Source } from '../source-store'
import type { Things } from '../things'

/** A mobile number as most may see it: 138****0012. */
export const masked = sql`case when u.mobile = '' then '' else left(u.mobile, 3) || '****' || right(u.mobile, 4) end`

/** Where the block with the least number lies, of those that are grouped. */
const areaOfLeast = sql`(array_agg(b.area_id order by b.block_no, b.area_id))[1]`

/** Residents; `mobile` says how much of a number these roles see. */
const residents = (mobile: (roles: readonly StaffRole[]) => typeof masked, columns?: Source<never>['columns']) =>
  listSource<Omit<Filters<typeof userExport>, 'reason'>>({
    rows: (where, { roles }) => sql`
      select u.user_id as "userId", u.nick_name as "nickName", u.avatar, ${mobile(roles)} as mobile, min(b.block_no) as "blockNo",
        ${areaOfLeast} as "areaId",
        count(*) as blocks, u.points, u.created_at as "createdAt"
      from user_account u join block b on b.owner_user_id = u.user_id
      where ${where} group by u.user_id`,
    whose: ofArea('b.area_id'),
    by: { q: (q) => (/^1\d{10}$/.test(q) ? sql`u.mobile = ${q}` : begins('b.block_no', 'u.nick_name')(q)) },
    sorts: { block: '"blockNo", "userId"', newest: '"userId" desc', points: 'points desc, "userId"' },
    ...(columns && { columns }),
  })

export const usersSource = residents(() => masked)

/** With whole mobile numbers, for a file that a fresh code and a reason are asked for; support sees one number at a time. */
export const usersFile = residents(
  (roles) => sql`case when ${mayAny(roles, ['operator', 'finance', 'auditor'])} then u.mobile else ${masked} end`,
  [
    ['门牌', 'blockNo', 'number'],
    ['昵称', 'nickName', 'text'],
    ['手机号', 'mobile', 'text'],
    ['区块数', 'blocks', 'number'],
    ['积分', 'points', 'number'],
    ['注册时间', 'createdAt', 'at'],
  ],
)

/** Everybody of the areas looked at, those without a block, too: whom a number of the console leads to. */
export const personsSource = listSource<object>({
  rows: (where, { areas }) => sql`
    select u.user_id as "userId", u.nick_name as "nickName", u.avatar, ${masked} as mobile, h."blockNo", h."areaId", coalesce(h.blocks, 0) as blocks, u.points,
      u.created_at as "createdAt", case when u.closed_at is not null then 'closed' when u.closing_until is not null then 'closing' else 'open' end
        as state, u.closing_until as "closingUntil"
    from user_account u left join lateral (
      select min(b.block_no) as "blockNo", ${areaOfLeast} as "areaId", count(*) as blocks from block b
        where b.owner_user_id = u.user_id and ${inAreas('b.area_id', areas)}) h on true
    where ${where}`,
  whose: { may: (areas) => isOfAreas(sql`u.user_id`, areas) },
  by: {},
  sorts: { newest: '"userId" desc' },
})

/** Notices in the app, and messages of the messenger, of a person. */
const told = sql`(
  select notice_id as id, 'app' as way, user_id, title, ref_type, ref_id, created_at as at, read_at as done_at, false as is_failed from user_notice
  union all
  select message_id, 'wechat', user_id, title, 'none', 0, created_at, sent_at, failed_because is not null from news_message) as n`

export const personNoticesSource = (things: Things) =>
  listSource<Filters<typeof personNotices>>({
    rows: (where) => sql`
    select n.id as "noticeId", n.way, n.title, n.ref_type as "refType", n.ref_id as "refId", ${things.no(sql`n.ref_type`, sql`n.ref_id`)} as "refNo",
      ${things.area(sql`n.ref_type`, sql`n.ref_id`)} as "areaId", n.at, n.done_at as "doneAt", n.is_failed as "isFailed"
    from ${told} where ${where}`,
    whose: { may: (areas) => isOfAreas(sql`n.user_id`, areas) },
    by: { ...between('n.at'), userId: 'n.user_id', way: 'n.way' },
    sorts: byAge('noticeId'),
  })

const states = { unsold: 0, held: 1, transfer: 2, reserved: 3, frozen: 9 } as const

/** Who has block b reserved; nobody for a role that may not know. Source: community §11. */
const reservation = (roles: readonly StaffRole[]) => sql`
  select c.user_id as "buyerId", buyer.nick_name as "buyerName", c.pay_before as "reservedUntil",
    coalesce((select own.block_no from block own where own.owner_user_id = c.user_id order by own.area_id <> b.area_id, own.block_id
      limit 1), 0) as "buyerNo"
  from block_order o join block_cart c on c.cart_id = o.cart_id join user_account buyer on buyer.user_id = c.user_id
  where o.block_id = b.block_id and o.state = 'unpaid' and ${mayAny(roles, ['operator', 'auditor'])}`

export const blocksSource = listSource<Filters<typeof blockExport>>({
  rows: (where, { roles }) => sql`
    select b.block_id as "blockId", b.area_id as "areaId", b.block_no as "blockNo", b.ver,
      case b.state when 0 then 'unsold' when 1 then 'held' when 2 then 'transfer' when 3 then 'reserved' else 'frozen' end as state,
      (select z.name from block_zone z where z.area_id = b.area_id and b.block_no between z.no_from and z.no_to order by z.sort limit 1) as zone,
      b.owner_user_id as "ownerId", u.nick_name as "ownerName", b.capacity, b.held_since as "heldSince",
      r.*, b.transfer_price as price, b.round_id as "roundId", f.reason as "frozenBecause", coalesce(f.asked_by is not null, false) as "isUnfreezeAsked"
    from block b left join user_account u on u.user_id = b.owner_user_id
      left join block_freeze f on f.block_id = b.block_id and f.ended_at is null
      left join lateral (${reservation(roles)}) r on true
    where ${where}`,
  whose: ofArea('b.area_id'),
  by: {
    ...numbered('b.block_no'),
    state: (state) => sql`b.state = ${states[state]}`,
    zoneId: (zoneId) =>
      sql`exists (select from block_zone z where z.category_id = ${zoneId} and z.area_id = b.area_id
        and b.block_no between z.no_from and z.no_to)`,
    q: begins('b.block_no', 'u.nick_name'),
  },
  sorts: {
    number: '"areaId", "blockNo"',
    price: 'price nulls last, "blockNo"',
    newest: '"heldSince" desc nulls last, "blockNo"',
  },
  columns: [
    ['门牌', 'blockNo', 'number'],
    ['状态', 'state', blockStateWords],
    ['分区', 'zone', 'text'],
    ['居民', 'ownerName', 'text'],
    ['格位', 'capacity', 'number'],
    ['持有自', 'heldSince', 'at'],
    ['预订人', 'buyerName', 'text'],
    ['挂价', 'price', 'fen'],
    ['冻结原因', 'frozenBecause', 'text'],
  ],
})
