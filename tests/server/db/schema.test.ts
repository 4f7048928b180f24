import { testDatabase } from '../../support/database'
import type { Columns } from './columns'
import { firstColumns } from './columns-1'
import { otherColumns } from './columns-2'

/** Every table and column of the hand-written types; the compiler keeps this list complete. */
const written: Columns = { ...firstColumns, ...otherColumns }

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
