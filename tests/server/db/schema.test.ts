import { testDatabase } from '../../support/database/database'
import { columns } from './columns'

/** Every table and column of the hand-written types; the compiler keeps this list complete. */
const written = columns

it('has exactly the tables and columns that the types name', async () => {
  const database = await testDatabase()
  try {
    const tables = await database.db.introspection.getTables()
    const migrated = Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
    )
    const named = Object.fromEntries(
      Object.entries(written).map(([name, columns]) => [name, Object.keys(columns).sort()]),
    )
    expect(migrated).toEqual(named)
  } finally {
    await database.close()
  }
})
