import { countRanks } from '@contract/mayor/count'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema'
import { countedBallots } from '../ballot-store'
import { standingIn } from '../candidate-store'
import { countIn } from '../rules/stored'

/**
 * What the rows of elections do not agree on, in sentences for operators: as many ballots as voted, a count that the ballots say again, and
 * the mayor of whom a term is served. Source: community §10 (properties).
 */
export async function mayorDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ no: string; cast: number; ballots: number }>`
    select e.no, (select count(*)::int from mayor_roll as r where r.election_id = e.election_id) as cast,
      (select count(*)::int from mayor_ballot as b where b.election_id = e.election_id) as ballots
    from mayor_election as e`.execute(db)
  const seated = await db.selectFrom('mayor_election').selectAll().where('state', '=', 'seated').execute()
  const miscounted: string[] = []
  for (const { election_id: electionId, no, count } of seated) {
    const stood = (await standingIn(db, electionId)).map(({ place }) => place)
    const again = countRanks(stood, await countedBallots(db, electionId))
    if (JSON.stringify(again) !== JSON.stringify(countIn(count)))
      miscounted.push(`${no}: its ballots say another count`)
  }
  const { rows: seats } = await sql<{ no: string }>`
    select e.no from mayor_term as t join mayor_election as e on e.election_id = t.election_id
    where t.state = 'serving' and not exists (select from area_role as r where r.area_id = t.area_id and r.user_id = t.user_id
      and r.role = 'mayor')`.execute(db)
  return [
    ...rows
      .filter(({ cast, ballots }) => cast !== ballots)
      .map(({ no, cast, ballots }) => `${no}: ${ballots} ballots, ${cast} have voted`),
    ...miscounted,
    ...seats.map(({ no }) => `${no}: who serves the term is not the mayor`),
  ]
}
