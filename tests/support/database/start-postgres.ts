import { startEmbedded } from '../../../server/db/embedded/start'
import { migrate } from '../../../server/db/migrate'
import { openDatabase } from '../../../server/db/open'
import { keepCityFolder } from '../browser/city-place'
import { joinServer } from '../server/joined-server'
import { quickFolder } from './quick-folder'

/** Starts one PostgreSQL for the run and makes the migrated template that every test's database is a copy of, and the server's script. */
export default async function startPostgres(): Promise<void> {
  const dataDir = quickFolder('test')
  const embedded = await startEmbedded({
    dataDir,
    settings: ['fsync=off', 'full_page_writes=off', 'max_wal_size=4GB', 'max_connections=300'],
  })
  Object.assign(globalThis, {
    menpaiPostgres: { embedded, dataDir, endCity: keepCityFolder(), endServer: await joinServer() },
  })
  const db = openDatabase(embedded.url, { connections: 2 })
  await migrate(db)
  await db.destroy()
  process.env.MENPAI_TEST_POSTGRES = embedded.url
}
