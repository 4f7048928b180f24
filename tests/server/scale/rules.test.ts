/** @jest-environment node */
import { sql } from 'kysely'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(database.db)).rows.map(({ name }) => name)

/** Tables of ours; the migrator keeps two of its own. */
const ours = sql`c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'`

/** What keeps the way to a distributed PostgreSQL open. Source: docs/scaling.md */
describe('the schema', () => {
  it('gives every table a primary key', async () => {
    const keyless = sql<{ name: string }>`select c.relname as name from pg_class c where c.relkind = 'r' and ${ours}
      and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`
    expect(await names(keyless)).toEqual([])
  })

  it('has no sequence: ids are made by the servers', async () => {
    expect(
      await names(sql<{ name: string }>`select c.relname as name from pg_class c where c.relkind = 'S' and ${ours}`),
    ).toEqual([])
  })

  it('has no trigger but those that refuse a change, count what changes on boards, keep what is searched, and keep ratings and prices', async () => {
    const others = sql<{ name: string }>`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal and ${ours} and p.proname <> 'refuse_change'
      and p.proname not like all (array['boards\\_of\\_%', 'texts\\_of\\_%', 'review\\_of\\_%'])`
    // Whatever sets the last price of an item sets none of things in own words.
    expect(await names(others)).toEqual(['no_price_of_other'])
  })

  it('has no function in SQL, whose parameters a distributed PostgreSQL cannot plan', async () => {
    const simple = sql<{ name: string }>`select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname <> 'plpgsql'`
    expect(await names(simple)).toEqual([])
  })

  it('has no function that joins changed rows with a table, or writes inside of another statement', async () => {
    const { rows } = await sql<{ name: string; source: string }>`select proname as name, prosrc as source from pg_proc
      where pronamespace = 'public'::regnamespace`.execute(database.db)
    expect(rows.length).toBeGreaterThan(10)
    expect(
      rows.flatMap(({ name, source }) =>
        /\bchanged join\b|\bjoin changed\b|\bas \(\s*(insert|update|delete)\b/.test(source) ? [name] : [],
      ),
    ).toEqual([])
  })

  it('names no schema in what a cell keeps: it lies in one of its own', async () => {
    const named = sql<{ name: string }>`select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosrc ~ '\\mpublic\\.'`
    expect(await names(named)).toEqual([])
  })

  it('has no foreign key that cascades', async () => {
    const cascades = sql<{ name: string }>`select conname as name from pg_constraint
      where contype = 'f' and (confdeltype <> 'a' or confupdtype <> 'a')`
    expect(await names(cascades)).toEqual([])
  })

  it('needs no extension', async () => {
    expect(
      await names(sql<{ name: string }>`select extname as name from pg_extension where extname <> 'plpgsql'`),
    ).toEqual([])
  })
})
