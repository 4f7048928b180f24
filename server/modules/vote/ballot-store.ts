import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import { ballotBox, markBegins } from './open/ballot-box'
import { choiceIn } from './rules/stored'
import type { VoteTable } from './tables'

/** The census, the roll and the ballots of votes. */
const box = ballotBox({ key: 'vote_id', census: 'vote_census', roll: 'vote_roll', ballots: 'vote_ballot' })

export const {
  takeCensus,
  censusRefusal,
  writeBallot,
  castCount,
  rollOf,
  shuffleBallots,
  dropBallots,
  votersOf,
  idleOf,
} = box

interface Paper {
  readonly mark: Buffer
  readonly choice: string
  /** The voter's block, for a vote that names it. */
  readonly blockId: number
}

/** Puts in a ballot; false when another one has its mark. Of a secret vote the block is not written. */
export async function putBallot(tx: Tx, { vote_id, anonymous }: VoteTable, paper: Paper): Promise<boolean> {
  const { mark, choice, blockId } = paper
  const put = await tx
    .insertInto('vote_ballot')
    .values({ vote_id, mark, choice, anonymous, block_id: anonymous ? null : blockId })
    .onConflict((oc) => oc.columns(['vote_id', 'mark']).doNothing())
    .returning('vote_id')
    .execute()
  return put.length > 0
}

/** Changes the ballot with this mark; false when there is none, or in a vote by name another block's. */
export async function changeBallot(tx: Tx, { vote_id: voteId, anonymous }: VoteTable, paper: Paper): Promise<boolean> {
  const { mark, choice, blockId } = paper
  const own = tx.updateTable('vote_ballot').set({ choice }).where('vote_id', '=', voteId).where('mark', '=', mark)
  const changed = await (anonymous ? own : own.where('block_id', '=', blockId)).returning('vote_id').execute()
  return changed.length > 0
}

/** Whether the ballot with this mark says this now: asked by who holds its receipt. */
export async function isBallot(
  tx: Tx,
  voteId: number,
  { mark, choice }: { readonly mark: Buffer; readonly choice: string },
): Promise<boolean> {
  const own = tx.selectFrom('vote_ballot').select('vote_id').where('vote_id', '=', voteId).where('mark', '=', mark)
  return (await own.where('choice', '=', choice).executeTakeFirst()) !== undefined
}

/**
 * Equal ballots, counted. Nothing at all for an open vote whose counts are secret until its end: the statement itself asks for that, and
 * no other one counts ballots of open votes. Source: community §4 (results policy).
 */
export async function countedBallots(db: Db, voteId: number) {
  const { rows } = await sql<{ choice: string; times: number }>`
    select b.choice, count(*)::int as times from vote_ballot as b join vote as v on v.vote_id = b.vote_id
    where v.vote_id = ${voteId} and (v.closed_at is not null or v.results <> 'atEnd') group by b.choice`.execute(db)
  return rows.map(({ choice, times }) => ({ choice: choiceIn(choice), times }))
}

/** The ballots of a counted vote whose marks begin with this hexadecimal digit, by mark. */
export async function ballotsUnder(db: Db, voteId: number, digit: string) {
  const rows = await db
    .selectFrom('vote_ballot as b')
    .innerJoin('vote as v', 'v.vote_id', 'b.vote_id')
    .leftJoin('block as k', 'k.block_id', 'b.block_id')
    .select(['b.mark', 'b.choice', 'k.block_no'])
    .where('b.vote_id', '=', voteId)
    .where('v.state', 'in', ['passed', 'failed', 'noQuorum'])
    .where(markBegins(sql<Buffer>`b.mark`, digit))
    .orderBy('b.mark')
    .execute()
  return rows.map(({ mark, choice, block_no: blockNo }) => ({
    mark: mark.toString('hex'),
    choice: choiceIn(choice),
    ...(blockNo !== null && { blockNo }),
  }))
}
