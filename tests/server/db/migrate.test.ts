import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate, stepsOf } from '../../../server/db/migrate'
import { openDatabase, patience } from '../../../server/db/open'
import { testDatabase } from '../../support/database/database'

const folder = path.resolve(__dirname, '../../../server/db/migrations')

it('brings an empty database up to date when four processes do it at once', async () => {
  const database = await testDatabase({ isEmpty: true })
  const pools = Array.from({ length: 4 }, () => openDatabase(database.url, { connections: 2, waits: patience }))
  try {
    const applied = await Promise.all(pools.map((db) => migrate(db)))
    const names = readdirSync(folder).map((name) => name.replace(/\.sql$/, ''))
    expect(applied.flat().sort()).toEqual(names.sort())
    expect(await migrate(database.db)).toEqual([])
  } finally {
    for (const db of pools) await db.destroy()
    await database.close()
  }
})

it.each([
  [['0002-gone'], 'it names 0002-gone, which this one does not have'],
  [['0002-gone', '0010-lost', '9999-later'], 'it names 0002-gone and 2 more steps, which this one does not have'],
])(
  'says in one line that a database with the steps %j is of another version, and leaves it as it is',
  async (names, words) => {
    const database = await testDatabase()
    try {
      await sql`insert into kysely_migration (name, timestamp) select unnest(${names}::text[]), ''`.execute(database.db)
      // One of ours is missing, so that there would be something to do.
      await sql`delete from kysely_migration where name = (select max(name) from kysely_migration where name like '0%')`.execute(
        database.db,
      )
      const before = await stepsOf(database.db)
      await expect(migrate(database.db)).rejects.toThrow(
        `The database is of another version: ${words}. If it is only the demo in data/, \`npm start -- --fresh\` removes it and starts anew.`,
      )
      expect(await stepsOf(database.db)).toEqual(before)
    } finally {
      await database.close()
    }
  },
)

it.each(readdirSync(folder))('says in the first line of %s what it is for', (name) => {
  expect(name).toMatch(/^\d{4}-[a-z-]+\.sql$/)
  expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^-- [A-Z].+\.\n/)
})
