import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import { ballotBox, markBegins } from '../vote/open/ballot-box'
import { ranksIn } from './rules/stored'

/** The census, the roll and the ballots of elections. */
export const box = ballotBox({
  key: 'election_id',
  census: 'mayor_census',
  roll: 'mayor_roll',
  ballots: 'mayor_ballot',
})

/** Puts in a ballot; false when another one has its mark. */
export async function putBallot(tx: Tx, electionId: number, mark: Buffer, ranks: string): Promise<boolean> {
  const put = await tx
    .insertInto('mayor_ballot')
    .values({ election_id: electionId, mark, ranks })
    .onConflict((oc) => oc.columns(['election_id', 'mark']).doNothing())
    .returning('election_id')
    .execute()
  return put.length > 0
}

/** Changes the ballot with this mark; false when there is none. */
export async function changeBallot(tx: Tx, electionId: number, mark: Buffer, ranks: string): Promise<boolean> {
  const changed = await tx
    .updateTable('mayor_ballot')
    .set({ ranks })
    .where('election_id', '=', electionId)
    .where('mark', '=', mark)
    .returning('election_id')
    .execute()
  return changed.length > 0
}

/** Whether the ballot with this mark says this now: asked by who holds its receipt. */
export async function isBallot(
  tx: Tx,
  electionId: number,
  { mark, ranks }: { readonly mark: Buffer; readonly ranks: string },
): Promise<boolean> {
  const own = tx.selectFrom('mayor_ballot').select('election_id').where('election_id', '=', electionId)
  return (await own.where('mark', '=', mark).where('ranks', '=', ranks).executeTakeFirst()) !== undefined
}

/**
 * Equal ballots, counted. Nothing at all for an open election: the statement itself asks for that, and no other one counts ballots
 * of open elections. Source: community §4 (results policy).
 */
export async function countedBallots(db: Db, electionId: number) {
  const { rows } = await sql<{ ranks: string; times: number }>`
    select b.ranks, count(*)::int as times from mayor_ballot as b join mayor_election as e on e.election_id = b.election_id
    where e.election_id = ${electionId} and e.closed_at is not null group by b.ranks`.execute(db)
  return rows.map(({ ranks, times }) => ({ ranks: ranksIn(ranks), times }))
}

/** The ballots of a counted election whose marks begin with this hexadecimal digit, by mark. */
export async function ballotsUnder(db: Db, electionId: number, digit: string) {
  const rows = await db
    .selectFrom('mayor_ballot as b')
    .innerJoin('mayor_election as e', 'e.election_id', 'b.election_id')
    .select(['b.mark', 'b.ranks'])
    .where('b.election_id', '=', electionId)
    .where('e.state', '=', 'seated')
    .where(markBegins(sql<Buffer>`b.mark`, digit))
    .orderBy('b.mark')
    .execute()
  return rows.map(({ mark, ranks }) => ({ mark: mark.toString('hex'), ranks: ranksIn(ranks) }))
}
