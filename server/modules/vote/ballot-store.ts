import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import { blockStates } from '../area/tables'
import { choiceIn } from './rules/kept'
import type { VoteTable } from './tables'

/** Writes who may vote: the blocks that are held now; returns how many. Source: community §4 (census). */
export async function takeCensus(tx: Tx, { vote_id: voteId, area_id: areaId }: VoteTable): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into vote_census (vote_id, block_id)
    select ${voteId}, block_id from block where area_id = ${areaId} and state = ${blockStates.held}`.execute(tx)
  return Number(numAffectedRows)
}

export const isInCensus = async (db: Db, voteId: number, blockId: number): Promise<boolean> =>
  (await db
    .selectFrom('vote_census')
    .select('block_id')
    .where('vote_id', '=', voteId)
    .where('block_id', '=', blockId)
    .executeTakeFirst()) !== undefined

/** Enters a block into the roll; false when it stands there already. */
export async function enterRoll(tx: Tx, voteId: number, blockId: number, now: number): Promise<boolean> {
  const entered = await tx
    .insertInto('vote_roll')
    .values({ vote_id: voteId, block_id: blockId, cast_at: now })
    .onConflict((oc) => oc.columns(['vote_id', 'block_id']).doNothing())
    .returning('vote_id')
    .execute()
  return entered.length > 0
}

/** How many have voted. */
export async function castCount(db: Db, voteId: number): Promise<number> {
  const row = await db
    .selectFrom('vote_roll')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('vote_id', '=', voteId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

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

/**
 * Equal ballots, counted. Nothing at all for an open vote whose counts are secret until its end: the statement itself asks for that, and
 * there is no other one that reads ballots of open votes. Source: community §4 (results policy).
 */
export async function countedBallots(db: Db, voteId: number) {
  const { rows } = await sql<{ choice: string; times: number }>`
    select b.choice, count(*)::int as times from vote_ballot as b join vote as v on v.vote_id = b.vote_id
    where v.vote_id = ${voteId} and (v.closed_at is not null or v.results <> 'atEnd') group by b.choice`.execute(db)
  return rows.map(({ choice, times }) => ({ choice: choiceIn(choice), times }))
}

/**
 * Writes the ballots of a closed vote anew in the order of their marks, so that neither the order of the rows nor their versions say in
 * which order, or with which row of the roll, they came. Source: community §4 (secret ballot, 5).
 */
export const shuffleBallots = (tx: Tx, voteId: number) =>
  sql`with gone as (delete from vote_ballot where vote_id = ${voteId} returning vote_id, mark, choice, anonymous, block_id)
    insert into vote_ballot (vote_id, mark, choice, anonymous, block_id)
    select vote_id, mark, choice, anonymous, block_id from gone order by mark`.execute(tx)

/** Deletes the ballots of a vote that is never counted. */
export const dropBallots = (tx: Tx, voteId: number) =>
  tx.deleteFrom('vote_ballot').where('vote_id', '=', voteId).execute()

/** The ballots of a counted vote whose marks begin with this hexadecimal digit, by mark. */
export async function ballotsUnder(db: Db, voteId: number, digit: string) {
  const from = Buffer.from(`${digit}0`, 'hex')
  const [first = 0] = from
  const all = db
    .selectFrom('vote_ballot as b')
    .innerJoin('vote as v', 'v.vote_id', 'b.vote_id')
    .leftJoin('block as k', 'k.block_id', 'b.block_id')
    .select(['b.mark', 'b.choice', 'k.block_no'])
    .where('b.vote_id', '=', voteId)
    .where('v.state', 'in', ['passed', 'failed', 'noQuorum'])
    .where('b.mark', '>=', from)
  const within = first + 16 > 255 ? all : all.where('b.mark', '<', Buffer.from([first + 16]))
  const rows = await within.orderBy('b.mark').execute()
  return rows.map(({ mark, choice, block_no: blockNo }) => ({
    mark: mark.toString('hex'),
    choice: choiceIn(choice),
    ...(blockNo !== null && { blockNo }),
  }))
}

/** The owners of blocks that have voted, each once. */
export async function votersOf(db: Db, voteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vote_roll as r')
    .innerJoin('block as k', 'k.block_id', 'r.block_id')
    .select('k.owner_user_id as user_id')
    .distinct()
    .where('r.vote_id', '=', voteId)
    .where('k.owner_user_id', 'is not', null)
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}

/** The owners of held blocks that may vote and have not, each once. */
export async function idleOf(db: Db, voteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vote_census as c')
    .innerJoin('block as k', 'k.block_id', 'c.block_id')
    .leftJoin('vote_roll as r', (join) =>
      join.onRef('r.vote_id', '=', 'c.vote_id').onRef('r.block_id', '=', 'c.block_id'),
    )
    .select('k.owner_user_id as user_id')
    .distinct()
    .where('c.vote_id', '=', voteId)
    .where('r.block_id', 'is', null)
    .where('k.state', '=', blockStates.held)
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}
