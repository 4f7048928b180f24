import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../../../server/db/migrate'
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

it.each(readdirSync(folder))('says in the first line of %s what it is for', (name) => {
  expect(name).toMatch(/^\d{4}-[a-z-]+\.sql$/)
  expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^-- [A-Z].+\.\n/)
})
