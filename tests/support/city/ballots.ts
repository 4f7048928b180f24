import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Result } from '@contract/result'
import { markText } from '@contract/vote/receipt'
import type { Db } from '../../../server/db/schema'
import { rowTexts } from '../database/every-row'
import { areaId, valueOf } from './small-city'

const markOf = (pollId: number, paper: string): string =>
  createHash('sha256').update(markText(pollId, paper)).digest('hex')

/** Whose ballots: the first word of their tables. */
type Polls = 'vote' | 'mayor'

const tableOf = (polls: Polls, what: string) => sql.table(`${polls}_${what}`)

/** No row but the ballots names a receipt or its mark; the ballots lie by their marks, in one version; no command keeps what was chosen. */
export async function expectUnlinked(db: Db, polls: Polls, pollId: number, receipts: readonly string[]): Promise<void> {
  const marks = receipts.map((paper) => markOf(pollId, paper))
  for (const [table, rows] of await rowTexts(db, [`${polls}_ballot`]))
    for (const secret of [...marks, ...receipts])
      expect([table, rows.filter((row) => row.includes(secret))]).toEqual([table, []])

  const stored = sql<{ mark: string; version: string }>`select encode(mark, 'hex') as mark, xmin::text as version
    from ${tableOf(polls, 'ballot')} order by ctid`
  const { rows } = await stored.execute(db)
  expect(rows.map(({ mark }) => mark)).toEqual([...marks].sort())
  expect(new Set(rows.map(({ version }) => version)).size).toBe(1)

  const call = polls === 'vote' ? '/bctVote/cast' : '/bctMayor/cast'
  const calls = await db.selectFrom('command').select(['input_hash', 'answer']).where('call', '=', call).execute()
  expect(calls.length).toBeGreaterThan(0)
  expect(new Set(calls.map(({ input_hash: hash }) => hash.toString('hex'))).size).toBe(1)
  for (const { answer } of calls) expect(JSON.stringify(answer)).not.toMatch(/choice|ranks|receipt|mark/)
}

/**
 * Nothing joins a block of an open poll with its ballot: the row of the roll has the version of none, or of as many ballots as are written
 * together, and these lie by their marks.
 */
export async function expectHidden(db: Db, polls: Polls, pollId: number, together: number): Promise<void> {
  const key = sql.ref(polls === 'vote' ? 'vote_id' : 'election_id')
  const { rows: joined } = await sql<{ ballots: number }>`
    select count(b.mark)::int as ballots from ${tableOf(polls, 'roll')} as r
    left join ${tableOf(polls, 'ballot')} as b on b.${key} = r.${key} and b.xmin = r.xmin
    where r.${key} = ${pollId} group by r.block_id`.execute(db)
  expect(joined.filter(({ ballots }) => ballots > 0 && ballots < together)).toEqual([])
  const { rows } = await sql<{ mark: string; version: string; page: number }>`
    select encode(mark, 'hex') as mark, xmin::text as version, (ctid::text::point)[0] as page
    from ${tableOf(polls, 'ballot')} where ${key} = ${pollId} order by ctid`.execute(db)
  for (const version of new Set(rows.map((row) => row.version))) {
    const part = rows.filter((row) => row.version === version)
    expect(part.length).toBeGreaterThanOrEqual(together)
    // Where a page has room again is the database's affair; what lies in one lies by its marks.
    for (const page of new Set(part.map((row) => row.page))) {
      const marks = part.filter((row) => row.page === page).map(({ mark }) => mark)
      expect(marks).toEqual([...marks].sort())
    }
  }
}

/** As many blocks more, which may vote and did; their ballots say by turns what is named. */
export async function addVoters(
  db: Db,
  polls: Polls,
  pollId: number,
  said: readonly string[],
  count = 9_999,
): Promise<void> {
  await sql`insert into block (block_id, area_id, block_no, state, capacity, name, intro, thumbs, created_at, ver)
    select n, ${areaId}, n + 1000, 0, 3, '', '', '', 0, 1 from generate_series(1, ${count}::int) as n`.execute(db)
  await sql`insert into ${tableOf(polls, 'census')} select ${pollId}, n from generate_series(1, ${count}::int) as n`.execute(
    db,
  )
  await sql`insert into ${tableOf(polls, 'roll')} select ${pollId}, n, 0 from generate_series(1, ${count}::int) as n`.execute(
    db,
  )
  const ballots = sql`select ${pollId}, sha256(n::text::bytea), (${[...said]}::text[])[1 + n % ${said.length}::int]`
  const named = polls === 'vote' ? sql`, true, null` : sql``
  // In the order of their marks, as a ballot that is cast leaves them.
  await sql`insert into ${tableOf(polls, 'ballot')} ${ballots}${named}
    from generate_series(1, ${count}::int) as n order by sha256(n::text::bytea)`.execute(db)
}

interface Published<Ballot> {
  readonly ballots: readonly Ballot[]
}
type Read<Ballot> = (prefix: string) => Promise<Result<Published<Ballot>, unknown>>

/** What a phone does with the published ballots: counts them again and finds its own, in a second and with little memory. */
export async function onPhone<Ballot extends { readonly mark: string }, Count>(
  read: Read<Ballot>,
  [pollId, paper]: readonly [pollId: number, paper: string],
  count: (ballots: readonly Ballot[]) => Count,
) {
  const pages: (readonly Ballot[])[] = []
  for (const prefix of '0123456789abcdef') pages.push(valueOf(await read(prefix)).ballots)
  const before = process.memoryUsage().heapUsed
  const began = performance.now()
  const again = count(pages.flat())
  const mark = markOf(pollId, paper)
  const mine = pages[parseInt(mark.charAt(0), 16)]?.find((ballot) => ballot.mark === mark)
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(32_000_000)
  expect(pages.every((page) => JSON.stringify(page).length < 100_000)).toBe(true)
  return { again, mine }
}
