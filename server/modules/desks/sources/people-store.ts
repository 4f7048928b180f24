import { sql } from 'kysely'
import type * as v from 'valibot'
import { blockStateWords } from '@contract/console/queue-words'
import type { StaffRole } from '@contract/console/roles'
import type { blockExport, userExport } from '@contract/endpoints/console/lists'
import { inAreas } from '../../area/open/in-areas'
import type { Source } from '../source-store'
import { between, equals, every, mayAny, startsWith } from '../source-store'

/** A mobile number as most may see it: 138****0012. */
const masked = sql`case when u.mobile = '' then '' else left(u.mobile, 3) || '****' || right(u.mobile, 4) end`

type UserFilters = Omit<v.InferOutput<typeof userExport.input>, 'reason'>

/** Residents; `mobile` says how much of a number these roles see. */
const residents =
  (mobileFor: (roles: readonly StaffRole[]) => typeof masked): Source<UserFilters>['rows'] =>
  ({ areaId, q }, areas, roles) => sql`
    select u.user_id as "userId", u.nick_name as "nickName", u.avatar, ${mobileFor(roles)} as mobile, min(b.block_no) as "blockNo",
      count(*) as blocks, u.points, u.created_at as "createdAt"
    from user_account u join block b on b.owner_user_id = u.user_id
    where ${every(
      inAreas('b.area_id', areas),
      equals('b.area_id', areaId),
      q !== undefined && /^1\d{10}$/.test(q) ? sql`u.mobile = ${q}` : startsWith(q, 'b.block_no', 'u.nick_name'),
    )}
    group by u.user_id`

const userSorts = { block: '"blockNo", "userId"', newest: '"userId" desc', points: 'points desc, "userId"' }

export const usersSource: Source<UserFilters> = { rows: residents(() => masked), sorts: userSorts }

/** With whole mobile numbers, for a file that a fresh code and a reason are asked for; support sees one number at a time. */
export const usersFile: Source<UserFilters> = {
  rows: residents(
    (roles) => sql`case when ${mayAny(roles, ['operator', 'finance', 'auditor'])} then u.mobile else ${masked} end`,
  ),
  sorts: userSorts,
  columns: [
    ['门牌', 'blockNo', 'number'],
    ['昵称', 'nickName', 'text'],
    ['手机号', 'mobile', 'text'],
    ['区块数', 'blocks', 'number'],
    ['积分', 'points', 'number'],
    ['注册时间', 'createdAt', 'at'],
  ],
}

const states = { unsold: 0, held: 1, transfer: 2, reserved: 3, frozen: 9 } as const

/** Who has block b reserved; nobody for a role that may not know. Source: community §11. */
const reservation = (roles: readonly StaffRole[]) => sql`
  select c.user_id as "buyerId", buyer.nick_name as "buyerName", c.pay_before as "reservedUntil",
    coalesce((select own.block_no from block own where own.owner_user_id = c.user_id order by own.area_id <> b.area_id, own.block_id
      limit 1), 0) as "buyerNo"
  from block_order o join block_cart c on c.cart_id = o.cart_id join user_account buyer on buyer.user_id = c.user_id
  where o.block_id = b.block_id and o.state = 'unpaid' and ${mayAny(roles, ['operator', 'auditor'])}`

export const blocksSource: Source<v.InferOutput<typeof blockExport.input>> = {
  rows: ({ areaId, q, state, zoneId, noFrom, noTo }, areas, roles) => sql`
    select b.block_id as "blockId", b.area_id as "areaId", b.block_no as "blockNo", b.ver,
      case b.state when 0 then 'unsold' when 1 then 'held' when 2 then 'transfer' when 3 then 'reserved' else 'frozen' end as state,
      (select z.name from block_zone z where z.area_id = b.area_id and b.block_no between z.no_from and z.no_to order by z.sort limit 1) as zone,
      b.owner_user_id as "ownerId", u.nick_name as "ownerName", b.capacity, b.held_since as "heldSince",
      r.*, b.transfer_price as price, b.round_id as "roundId", f.reason as "frozenBecause", coalesce(f.asked_by is not null, false) as "isUnfreezeAsked"
    from block b left join user_account u on u.user_id = b.owner_user_id
      left join block_freeze f on f.block_id = b.block_id and f.ended_at is null
      left join lateral (${reservation(roles)}) r on true
    where ${every(
      inAreas('b.area_id', areas),
      equals('b.area_id', areaId),
      state !== undefined && sql`b.state = ${states[state]}`,
      between('b.block_no', noFrom, noTo === undefined ? undefined : noTo + 1),
      zoneId !== undefined &&
        sql`exists (select from block_zone z where z.category_id = ${zoneId} and z.area_id = b.area_id
          and b.block_no between z.no_from and z.no_to)`,
      startsWith(q, 'b.block_no', 'u.nick_name'),
    )}`,
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
}
