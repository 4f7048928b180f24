import { sql } from 'kysely'
import type * as v from 'valibot'
import { noticeStateNames, noticeTypeNames } from '@contract/console/queue-words'
import {
  electionStateNames,
  mutualKindNames,
  mutualStateNames,
  voteKindNames,
  voteStateNames,
} from '@contract/console/row-words'
import type { categoryRows as categoryList } from '@contract/endpoints/console/catalogue'
import type * as lists from '@contract/endpoints/console/lists'
import type { noticePlanExport } from '@contract/endpoints/console/notices'
import { inAreas } from '../../area/open/in-areas'
import { categoryRows, itemRows } from '../../market/open/catalogue-rows'
import type { Source } from '../source-store'
import { between, equals, every, startsWith } from '../source-store'

/** What is or is not. */
const yesNo = { true: '是', false: '否' } as const

type Filters<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>

export const electionsSource: Source<Filters<typeof lists.electionExport>> = {
  rows: ({ areaId, q, from, until, state }, areas) => sql`
    select e.election_id as "electionId", e.ver, e.area_id as "areaId", e.no, e.term_no as "termNo", e.state,
      e.announced_at as "announcedAt", e.nominate_from as "nominateFrom", e.vote_from as "voteFrom", e.vote_to as "voteTo",
      (select count(*) from mayor_candidate c where c.election_id = e.election_id and c.state = 'standing') as candidates, e.census,
      (select count(*) from mayor_roll r where r.election_id = e.election_id) as voted,
      (select c.block_no || ' ' || u.nick_name from mayor_candidate c join user_account u on u.user_id = c.user_id
        where c.election_id = e.election_id and c.place = e.winner) as winner
    from mayor_election e
    where ${every(
      inAreas('e.area_id', areas),
      equals('e.area_id', areaId),
      equals('e.state', state),
      between('e.announced_at', from, until),
      startsWith(q, 'e.no'),
    )}`,
  sorts: { newest: '"electionId" desc', oldest: '"electionId"' },
  columns: [
    ['编号', 'no', 'text'],
    ['届', 'termNo', 'number'],
    ['状态', 'state', electionStateNames],
    ['宣布', 'announcedAt', 'at'],
    ['报名开始', 'nominateFrom', 'at'],
    ['投票开始', 'voteFrom', 'at'],
    ['投票截止', 'voteTo', 'at'],
    ['候选人', 'candidates', 'number'],
    ['名册', 'census', 'number'],
    ['已投', 'voted', 'number'],
    ['当选', 'winner', 'text'],
  ],
}

export const votesSource: Source<Filters<typeof lists.voteExport>> = {
  rows: ({ areaId, q, from, until, state, kind }, areas) => sql`
    select w.vote_id as "voteId", w.ver, w.area_id as "areaId", w.no, w.kind, w.title, w.author_block_no as "authorNo", w.state, w.amount,
      w.open_at as "openAt", w.close_at as "closeAt", w.census,
      (select count(*) from vote_roll r where r.vote_id = w.vote_id) as voted, w.created_at as "createdAt"
    from vote w
    where ${every(
      inAreas('w.area_id', areas),
      sql`(w.state <> 'draft' or w.asked_at is not null)`,
      equals('w.area_id', areaId),
      equals('w.state', state),
      equals('w.kind', kind),
      between('w.created_at', from, until),
      startsWith(q, 'w.no', 'w.title', 'w.author_block_no'),
    )}`,
  sorts: { newest: '"voteId" desc', oldest: '"voteId"' },
  sum: 'amount',
  columns: [
    ['编号', 'no', 'text'],
    ['类别', 'kind', voteKindNames],
    ['标题', 'title', 'text'],
    ['发起门牌', 'authorNo', 'number'],
    ['状态', 'state', voteStateNames],
    ['金额', 'amount', 'fen'],
    ['开始', 'openAt', 'at'],
    ['截止', 'closeAt', 'at'],
    ['名册', 'census', 'number'],
    ['已投', 'voted', 'number'],
    ['发起时间', 'createdAt', 'at'],
  ],
}

export const mutualSource: Source<Filters<typeof lists.mutualExport>> = {
  rows: ({ areaId, q, from, until, state }, areas) => sql`
    select p.mutual_id as "mutualId", p.ver, p.area_id as "areaId", p.no, p.kind, p.title, p.state, p.user_id as "userId",
      u.nick_name as "userName", b.block_no as "blockNo", p.thanks,
      (select count(*) from mutual_reply r where r.mutual_id = p.mutual_id) as replies,
      (select count(*) from report r where r.ref_type = 'mutual' and r.ref_id = p.mutual_id and r.decided_at is null) as reports,
      p.created_at as "createdAt", p.expire_at as "expireAt"
    from mutual_post p join user_account u on u.user_id = p.user_id join block b on b.block_id = p.block_id
    where ${every(
      inAreas('p.area_id', areas),
      equals('p.area_id', areaId),
      equals('p.state', state),
      between('p.created_at', from, until),
      startsWith(q, 'p.no', 'p.title', 'b.block_no', 'u.nick_name'),
    )}`,
  sorts: { newest: '"mutualId" desc', oldest: '"mutualId"' },
  columns: [
    ['编号', 'no', 'text'],
    ['类别', 'kind', mutualKindNames],
    ['标题', 'title', 'text'],
    ['状态', 'state', mutualStateNames],
    ['门牌', 'blockNo', 'number'],
    ['发布', 'userName', 'text'],
    ['人气值', 'thanks', 'number'],
    ['应答', 'replies', 'number'],
    ['举报', 'reports', 'number'],
    ['发布时间', 'createdAt', 'at'],
    ['到期', 'expireAt', 'at'],
  ],
}

export const noticesSource: Source<Filters<typeof noticePlanExport>> = {
  rows: ({ areaId, q, from, until, state }, areas) => sql`
    select p.plan_id as "planId", p.ver, p.area_id as "areaId", p.title, p.content, p.type, p.is_popup as popup, p.no_from as "noFrom",
      p.no_to as "noTo", p.send_at as "sendAt", p.expire_at as "expireAt", p.state, s.name as by, p.created_at as "createdAt", p.readers,
      (select count(read_at) from user_notice n where n.ref_type = 'areaNotice' and n.ref_id = p.notice_id) as read
    from notice_plan p join staff s on s.staff_id = p.staff_id
    where ${every(
      inAreas('p.area_id', areas),
      equals('p.area_id', areaId),
      equals('p.state', state),
      between('p.created_at', from, until),
      startsWith(q, 'p.title'),
    )}`,
  sorts: { newest: '"planId" desc', oldest: '"planId"' },
  columns: [
    ['标题', 'title', 'text'],
    ['类别', 'type', noticeTypeNames],
    ['起号', 'noFrom', 'number'],
    ['止号', 'noTo', 'number'],
    ['弹窗', 'popup', yesNo],
    ['发送', 'sendAt', 'at'],
    ['到期', 'expireAt', 'at'],
    ['状态', 'state', noticeStateNames],
    ['已读', 'read', 'number'],
    ['收到', 'readers', 'number'],
    ['写的人', 'by', 'text'],
    ['写下的日期', 'createdAt', 'at'],
  ],
}

export const areasSource: Source<Filters<typeof lists.areaExport>> = {
  rows: ({ q }, areas) => sql`
    select a.area_id as "areaId", a.ver, a.name, a.sort, a.halted_at as "haltedAt", a.halted_reason as "haltedReason", count(b.block_id) as blocks,
      count(*) filter (where b.state in (1, 2)) as held, count(*) filter (where b.state = 0) as unsold,
      count(*) filter (where b.state = 9) as frozen
    from area a left join block b on b.area_id = a.area_id
    where ${every(inAreas('a.area_id', areas), startsWith(q, 'a.name', 'a.area_id'))} group by a.area_id`,
  sorts: { order: 'sort, "areaId"' },
  columns: [
    ['编号', 'areaId', 'number'],
    ['名称', 'name', 'text'],
    ['顺序', 'sort', 'number'],
    ['区块', 'blocks', 'number'],
    ['有主', 'held', 'number'],
    ['未售', 'unsold', 'number'],
    ['冻结', 'frozen', 'number'],
    ['停市', 'haltedAt', 'at'],
    ['停市理由', 'haltedReason', 'text'],
  ],
}

export const zonesSource: Source<Filters<typeof lists.zoneExport>> = {
  rows: ({ areaId, q }, areas) => sql`
    select z.category_id as "zoneId", z.ver, z.area_id as "areaId", z.name, z.sort, z.no_from as "noFrom", z.no_to as "noTo", z.price,
      count(b.block_id) as blocks, count(*) filter (where b.state = 0) as unsold
    from block_zone z left join block b on b.area_id = z.area_id and b.block_no between z.no_from and z.no_to
    where ${every(inAreas('z.area_id', areas), equals('z.area_id', areaId), startsWith(q, 'z.name'))} group by z.category_id`,
  sorts: { order: '"areaId", sort, "zoneId"' },
  columns: [
    ['分区', 'name', 'text'],
    ['起号', 'noFrom', 'number'],
    ['止号', 'noTo', 'number'],
    ['区块', 'blocks', 'number'],
    ['未售', 'unsold', 'number'],
    ['城市价', 'price', 'fen'],
  ],
}

export const itemsSource: Source<Filters<typeof lists.itemExport>> = {
  rows: ({ areaId, categoryId, q }, areas) =>
    itemRows(
      every(
        inAreas('c.area_id', areas),
        equals('c.area_id', areaId),
        equals('i.category_id', categoryId),
        startsWith(q, 'i.name', 'c.name'),
      ),
    ),
  sorts: { order: '"areaId", "categorySort", sort, "itemId"' },
  columns: [
    ['类目', 'category', 'text'],
    ['物品', 'name', 'text'],
    ['单位', 'unit', 'text'],
    ['最少', 'minQty', 'qty'],
    ['每档', 'tick', 'qty'],
    ['在售', 'onSale', 'number'],
    ['最近成交价', 'lastPrice', 'fen'],
    ['上架', 'isOn', yesNo],
  ],
}

export const categoriesSource: Source<Filters<typeof categoryList>> = {
  rows: ({ areaId, q }, areas) =>
    categoryRows(every(inAreas('c.area_id', areas), equals('c.area_id', areaId), startsWith(q, 'c.name'))),
  sorts: { order: '"areaId", sort, "categoryId"' },
}
