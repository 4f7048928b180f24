import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { voteTabs } from '@contract/endpoints/community/votes'
import { changeRows } from '../../db/change-rows'
import type { CursorKeys, CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
import type { Db, Tx } from '../../db/schema'
import { isHeld } from '../area/open/traders'
import { blockStates } from '../area/tables'
import type { VoteSupportTable, VoteTable } from './tables'

export type Tab = (typeof voteTabs)[number]

/** Whose lists and rows are asked for: 0 for a guest, and without a block in the area. */
export interface Reader {
  readonly userId: number
  readonly blockId: number
}

const of = sql`v.vote_id`
const has = (table: string, blockId: number) =>
  sql<boolean>`exists(select from ${sql.table(table)} as t where t.vote_id = ${of} and t.block_id = ${blockId})`

/** Votes with their area's name, how many voted and support them, and what they have to do with a reader's block. */
const votes = (db: Db, { blockId }: Reader) =>
  db
    .selectFrom('vote as v')
    .innerJoin('area as a', 'a.area_id', 'v.area_id')
    .selectAll('v')
    .select([
      'a.name as area_name',
      sql<number>`(select count(*)::int from vote_roll as r where r.vote_id = ${of})`.as('cast_count'),
      sql<number>`(select count(*)::int from vote_support as s where s.vote_id = ${of})`.as('supports'),
      has('vote_census', blockId).as('in_census'),
      has('vote_roll', blockId).as('has_cast'),
      has('vote_support', blockId).as('supports_it'),
    ])

export const findVote = (db: Db, voteId: number, reader: Reader) =>
  votes(db, reader).where('v.vote_id', '=', voteId).executeTakeFirst()

export type VoteDbRow = NonNullable<Awaited<ReturnType<typeof findVote>>>

export const lockVote = (tx: Tx, voteId: number) =>
  tx.selectFrom('vote').selectAll().where('vote_id', '=', voteId).forUpdate().executeTakeFirst()

/**
 * Locks a vote while a ballot is cast, but not with its close. Secret ballots come one after the other: each writes others anew, and moves
 * the shown counts. Ballots by name come with each other.
 */
export async function lockForBallot(tx: Tx, voteId: number): Promise<VoteTable | undefined> {
  const found = await tx.selectFrom('vote').selectAll().where('vote_id', '=', voteId).executeTakeFirst()
  if (!found) return undefined
  const one = tx.selectFrom('vote').selectAll().where('vote_id', '=', voteId)
  return (found.anonymous ? one.forNoKeyUpdate() : one.forShare()).executeTakeFirst()
}

/** Whether those who have voted see counts, but only as of the last fifth ballot. Source: community §4 (results policy). */
export const countsMove = ({ anonymous, results }: Pick<VoteTable, 'anonymous' | 'results'>): boolean =>
  anonymous && results === 'afterVote'

type NewVote = Omit<VoteTable, 'accepted' | 'is_tie' | 'cancel_reason' | 'removed_by'>

export const insertVote = (tx: Tx, row: NewVote) =>
  tx
    .insertInto('vote')
    .values({ ...row, accepted: '', is_tie: false, cancel_reason: '', removed_by: null })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Changes a locked vote; its version moves. */
export const changeVote = (tx: Tx, voteId: number, change: Partial<VoteTable>) =>
  changeRows(tx, 'vote', { vote_id: voteId }, change).returningAll().executeTakeFirstOrThrow()

/** Notes something about a locked vote that its readers need not reload for. */
export const noteVote = (tx: Tx, voteId: number, note: Partial<Pick<VoteTable, 'remind_at' | 'tally' | 'closed_at'>>) =>
  tx.updateTable('vote').set(note).where('vote_id', '=', voteId).execute()

/** The vote of a block that has not ended. */
export const runningOf = (db: Db, blockId: number) =>
  db
    .selectFrom('vote')
    .select('vote_id')
    .where('author_block_id', '=', blockId)
    .where('state', 'in', ['draft', 'open'])
    .executeTakeFirst()

const keysOf: Readonly<Record<Tab, CursorKeys>> = {
  todo: [sql<number>`v.close_at`, sql<number>`v.vote_id`],
  open: [sql<number>`v.close_at`, sql<number>`v.vote_id`],
  archive: [sql<number>`-v.closed_at`, sql<number>`-v.vote_id`],
  mine: [sql<number>`-v.vote_id`],
}

/** What stands under each tab. A draft that never looked for supporters is its author's alone, also when it has lapsed. */
const isUnder = (tab: Tab, { userId, blockId }: Reader, now: number) => {
  const isOpen = sql`v.state = 'open' and v.close_at > ${now}`
  switch (tab) {
    case 'todo':
      return sql<SqlBool>`${isOpen} and ${has('vote_census', blockId)} and not ${has('vote_roll', blockId)} and ${isHeld(blockId)}`
    case 'open':
      return sql<SqlBool>`v.state = 'open'`
    case 'archive':
      return sql<SqlBool>`v.state in ('passed', 'failed', 'noQuorum', 'cancelled') and (v.asked_at is not null or v.open_at is not null)`
    case 'mine':
      return sql<SqlBool>`v.author_user_id = ${userId}`
  }
}

interface Asked extends Reader {
  readonly areaId: number
  readonly now: number
}

/** A page of a tab, each row with its place. */
export const votePage = (db: Db, tab: Tab, asked: Asked, start: CursorStart, limit: number) => {
  const rows = votes(db, asked)
    .where('v.area_id', '=', asked.areaId)
    .where(isUnder(tab, asked, asked.now))
  return pageByCursor(rows, keysOf[tab], start, limit)
}

const countUnder = (tab: Tab, asked: Asked) =>
  sql<number>`count(*) filter (where ${isUnder(tab, asked, asked.now)})::int`

/** How many votes stand under each tab. */
export const tabCounts = (db: Db, asked: Asked) =>
  db
    .selectFrom('vote as v')
    .select([
      countUnder('todo', asked).as('todo'),
      countUnder('open', asked).as('open'),
      countUnder('archive', asked).as('archive'),
      countUnder('mine', asked).as('mine'),
    ])
    .where('v.area_id', '=', asked.areaId)
    .executeTakeFirstOrThrow()

/** How many votes are open, and how many of them wait for the reader's block. Every visit of a home asks, so no ended vote is read. */
export const openCounts = (db: Db, asked: Asked) =>
  db
    .selectFrom('vote as v')
    .select([countUnder('todo', asked).as('todo'), countUnder('open', asked).as('open')])
    .where('v.area_id', '=', asked.areaId)
    .where('v.state', '=', sql.lit('open'))
    .executeTakeFirstOrThrow()

/** Votes that look for supporters, the first to lapse first. */
export const askingVotes = (db: Db, { areaId, ...reader }: Asked) =>
  votes(db, reader)
    .where('v.area_id', '=', areaId)
    .where('v.state', '=', 'draft')
    .where('v.asked_at', 'is not', null)
    .orderBy('v.draft_until')
    .orderBy('v.vote_id')
    .limit(50)
    .execute()

/** How many blocks of an area are held now. */
export async function heldCount(db: Db, areaId: number): Promise<number> {
  const row = await db
    .selectFrom('block')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('area_id', '=', areaId)
    .where('state', '=', blockStates.held)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The block of an area with this number. */
export const blockByNo = (db: Db, areaId: number, blockNo: number) =>
  db
    .selectFrom('block')
    .select(['block_id', 'owner_user_id'])
    .where('area_id', '=', areaId)
    .where('block_no', '=', blockNo)
    .executeTakeFirst()

export const insertSupport = (tx: Tx, row: VoteSupportTable) => tx.insertInto('vote_support').values(row).execute()

export const deleteSupport = (tx: Tx, voteId: number, blockId: number) =>
  tx.deleteFrom('vote_support').where('vote_id', '=', voteId).where('block_id', '=', blockId).execute()

/** The supporters of a vote, in the order they came. */
export const supportersOf = (db: Db, voteId: number) =>
  db.selectFrom('vote_support').selectAll().where('vote_id', '=', voteId).orderBy('at').orderBy('block_id').execute()
