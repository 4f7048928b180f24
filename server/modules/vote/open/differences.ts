import { sql } from 'kysely'
import type { Db } from '../../../db/schema'
import { tallyOf } from '@contract/vote/count'
import { countedBallots } from '../ballot-store'
import { rulesOf, tallyIn } from '../rules/stored'

/**
 * What the rows of votes do not agree on, in sentences for operators: as many ballots as voted, and a count that the ballots say again.
 * Source: community §10 (properties).
 */
export async function voteDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ no: string; cast: number; ballots: number }>`
    select v.no, (select count(*)::int from vote_roll as r where r.vote_id = v.vote_id) as cast,
      (select count(*)::int from vote_ballot as b where b.vote_id = v.vote_id) as ballots
    from vote as v where v.open_at is not null and v.state <> 'cancelled'`.execute(db)
  const counted = await db
    .selectFrom('vote')
    .selectAll()
    .where('state', 'in', ['passed', 'failed', 'noQuorum'])
    .execute()
  const miscounted: string[] = []
  for (const vote of counted) {
    const again = tallyOf(rulesOf(vote).options, await countedBallots(db, vote.vote_id))
    if (JSON.stringify(again) !== JSON.stringify(tallyIn(vote.tally)))
      miscounted.push(`${vote.no}: its ballots say another count`)
  }
  return [
    ...rows
      .filter(({ cast, ballots }) => cast !== ballots)
      .map(({ no, cast, ballots }) => `${no}: ${ballots} ballots, ${cast} have voted`),
    ...miscounted,
  ]
}
