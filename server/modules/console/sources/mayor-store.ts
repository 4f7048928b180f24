import { sql } from 'kysely'
import { electionStateNames } from '@contract/console/row-words'
import type { electionExport } from '@contract/endpoints/console/community/mayor'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea } from '../list-source-store'

export const electionsSource = listSource<Filters<typeof electionExport>>({
  rows: (where) => sql`
    select e.election_id as "electionId", e.ver, e.area_id as "areaId", e.no, e.term_no as "termNo", e.state,
      e.announced_at as "announcedAt", e.nominate_from as "nominateFrom", e.vote_from as "voteFrom", e.vote_to as "voteTo",
      (select count(*) from mayor_candidate c where c.election_id = e.election_id and c.state = 'standing') as candidates, e.census,
      (select count(*) from mayor_roll r where r.election_id = e.election_id) as voted,
      (select c.block_no || ' ' || u.nick_name from mayor_candidate c join user_account u on u.user_id = c.user_id
        where c.election_id = e.election_id and c.place = e.winner) as winner
    from mayor_election e
    where ${where}`,
  whose: ofArea('e.area_id'),
  by: { ...between('e.announced_at'), state: 'e.state', q: begins('e.no') },
  sorts: byAge('electionId'),
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
})
