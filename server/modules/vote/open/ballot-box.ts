import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { BlockTable } from '../../area/tables'
import { blockStates } from '../../area/tables'

/** Where the ballots of one kind of poll lie. `key`: the column that names the poll in each table. */
interface Poll {
  readonly key: 'vote_id' | 'election_id'
  /** Who may vote. */
  readonly census: 'vote_census' | 'mayor_census'
  /** Who has voted. */
  readonly roll: 'vote_roll' | 'mayor_roll'
  /** What was voted, under marks; nothing joins it with the roll. */
  readonly ballots: 'vote_ballot' | 'mayor_ballot'
}

/** At least so many ballots share one version while as many were cast, on average over the parts by mark. */
const togetherFrom = 128

/** The leading bits of marks by which ballots are written anew in parts: none below 256 ballots. */
export function partBits(count: number): number {
  let bits = 0
  while (bits < 8 && count >= togetherFrom * 2 ** (bits + 1)) bits += 1
  return bits
}

/** A block that casts, and how its ballot is written for the first time or in place of the earlier one: false when it cannot be. */
interface Casting {
  readonly pollId: number
  /** The mark of a secret ballot; undefined for one by name. */
  readonly secretMark: Buffer | undefined
  readonly blockId: number
  readonly now: number
  readonly put: () => Promise<boolean>
  readonly change: () => Promise<boolean>
}

/** Which of many rows. */
interface Part {
  readonly offset: number
  readonly limit: number
}

/** What every poll does alike with its census, its roll and its ballots. Source: community §4 (secret ballot). */
export function ballotBox(poll: Poll) {
  const key = sql.ref(poll.key)
  const [census, roll, ballots] = [sql.table(poll.census), sql.table(poll.roll), sql.table(poll.ballots)]
  const ownersAmong = async (db: Db, blocks: RawBuilder<unknown>): Promise<number[]> => {
    const { rows } = await sql<{ user_id: number }>`
      select distinct k.owner_user_id as user_id from block as k
      where k.owner_user_id is not null and ${blocks}`.execute(db)
    return rows.map(({ user_id: userId }) => userId)
  }
  const isInCensus = async (db: Db, pollId: number, blockId: number): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from ${census} where ${key} = ${pollId} and block_id = ${blockId}`.execute(db)
    return rows.length > 0
  }
  /** Enters a block into the roll; false when it stands there already. */
  const enterRoll = async (tx: Tx, { pollId, blockId, now }: Casting): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`
      insert into ${roll} (${key}, block_id, cast_at) values (${pollId}, ${blockId}, ${now})
      on conflict do nothing`.execute(tx)
    return numAffectedRows > 0n
  }
  const castCount = async (db: Db, pollId: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${roll} where ${key} = ${pollId}`.execute(db)
    return rows[0]?.count ?? 0
  }
  const shuffle = (tx: Tx, pollId: number, part: RawBuilder<unknown>) =>
    sql`with gone as (delete from ${ballots} where ${key} = ${pollId} and ${part} returning *)
      insert into ${ballots} select * from gone order by mark`.execute(tx)
  /**
   * Writes the ballots around one anew in the order of their marks, so that while the poll is open neither the order of the rows nor their
   * versions say which row of the roll one of them came with: all of them, or of many those whose marks begin alike. The poll must be
   * locked against other casts. Our decision: docs/decisions/0210-votes.md
   */
  const shuffleAround = async (tx: Tx, pollId: number, mark: Buffer) =>
    shuffle(tx, pollId, beginsAs(mark, partBits(await castCount(tx, pollId))))
  return {
    /** Writes who may vote: the blocks of an area that are held now; returns how many. */
    takeCensus: async (tx: Tx, pollId: number, areaId: number): Promise<number> => {
      const { numAffectedRows = 0n } = await sql`
        insert into ${census} (${key}, block_id)
        select ${pollId}, block_id from block where area_id = ${areaId} and state = ${blockStates.held}`.execute(tx)
      return Number(numAffectedRows)
    },
    isInCensus,
    /** Why a block may not vote in this poll, if so. */
    censusRefusal: async (db: Db, pollId: number, block: Pick<BlockTable, 'block_id' | 'block_no'>) =>
      (await isInCensus(db, pollId, block.block_id))
        ? undefined
        : refusal('NO_RIGHT', { inCensus: false }, `${block.block_no} 号不在这次名册里`),
    /** Enters the block into the roll and writes its ballot; true for its first one. Refusals: FORM, NO_RIGHT. */
    writeBallot: async (tx: Tx, casting: Casting): Promise<Result<boolean, Refusal>> => {
      const isFirst = await enterRoll(tx, casting)
      if (await (isFirst ? casting.put() : casting.change())) {
        if (casting.secretMark) await shuffleAround(tx, casting.pollId, casting.secretMark)
        return ok(isFirst)
      }
      return err(
        isFirst
          ? refusal('FORM', { fields: { receipt: '请换一个回执再投' } })
          : refusal('NO_RIGHT', { cast: true }, '这块已经投过，改票要用原来的回执'),
      )
    },
    hasCast: async (db: Db, pollId: number, blockId: number): Promise<boolean> => {
      const { rows } = await sql`
        select 1 from ${roll} where ${key} = ${pollId} and block_id = ${blockId}`.execute(db)
      return rows.length > 0
    },
    /** How many have voted. */
    castCount,
    /** A part of the blocks that have voted, by number, and how many there are. */
    rollOf: async (db: Db, pollId: number, { offset, limit }: Part) => {
      const { rows } = await sql<{ readonly blockId: number; readonly blockNo: number }>`
        select b.block_id as "blockId", b.block_no as "blockNo" from ${roll} as r join block as b using (block_id)
        where r.${key} = ${pollId} order by b.block_no offset ${offset} limit ${limit}`.execute(db)
      return { total: await castCount(db, pollId), blocks: rows }
    },
    /**
     * Writes the ballots of a closed poll anew in the order of their marks, so that neither the order of the rows nor their versions say in
     * which order, or with which row of the roll, they came. Source: community §4 (secret ballot, 5).
     */
    shuffleBallots: (tx: Tx, pollId: number) => shuffle(tx, pollId, sql`true`),
    /** Deletes the ballots of a poll that is never counted. */
    dropBallots: (tx: Tx, pollId: number) => sql`delete from ${ballots} where ${key} = ${pollId}`.execute(tx),
    /** The owners of blocks that have voted, each once. */
    votersOf: (db: Db, pollId: number) =>
      ownersAmong(db, sql`k.block_id in (select block_id from ${roll} where ${key} = ${pollId})`),
    /** The owners of held blocks that may vote and have not, each once. */
    idleOf: (db: Db, pollId: number) =>
      ownersAmong(
        db,
        sql`k.state = ${blockStates.held} and k.block_id in (select block_id from ${census} where ${key} = ${pollId}
          except select block_id from ${roll} where ${key} = ${pollId})`,
      ),
  }
}

/** Whether a mark begins with the same bits as another one; at most eight. */
function beginsAs(mark: Buffer, bits: number): RawBuilder<unknown> {
  if (bits === 0) return sql`true`
  const width = 2 ** (8 - bits)
  const from = Math.floor((mark[0] ?? 0) / width) * width
  return from + width > 255
    ? sql`mark >= ${Buffer.from([from])}`
    : sql`mark >= ${Buffer.from([from])} and mark < ${Buffer.from([from + width])}`
}

/** Whether a mark begins with this hexadecimal digit. `mark`: the column. */
export function markBegins(mark: RawBuilder<Buffer>, digit: string): RawBuilder<SqlBool> {
  const from = Buffer.from(`${digit}0`, 'hex')
  const to = Buffer.from([(from[0] ?? 0) + 16])
  return digit === 'f' ? sql<SqlBool>`${mark} >= ${from}` : sql<SqlBool>`${mark} >= ${from} and ${mark} < ${to}`
}
