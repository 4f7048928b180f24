import { sql } from 'kysely'
import { voteKindNames, voteStateNames } from '@contract/console/row-words'
import type { voteExport } from '@contract/endpoints/console/community/vote'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea } from '../list-source-store'

export const votesSource = listSource<Filters<typeof voteExport>>({
  rows: (where) => sql`
    select w.vote_id as "voteId", w.ver, w.area_id as "areaId", w.no, w.kind, w.title, w.author_block_no as "authorNo", w.state, w.amount,
      w.open_at as "openAt", w.close_at as "closeAt", w.census,
      (select count(*) from vote_roll r where r.vote_id = w.vote_id) as voted, w.created_at as "createdAt"
    from vote w
    where (w.state <> 'draft' or w.asked_at is not null) and ${where}`,
  whose: ofArea('w.area_id'),
  by: {
    ...between('w.created_at'),
    state: 'w.state',
    kind: 'w.kind',
    q: begins('w.no', 'w.title', 'w.author_block_no'),
  },
  sorts: byAge('voteId'),
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
})
