import { rm } from 'node:fs/promises'
import type { Embedded } from '../../../server/db/embedded/running'

/** Ends the run's PostgreSQL and removes its data. */
export default async function stopPostgres(): Promise<void> {
  const { menpaiPostgres } = globalThis as {
    menpaiPostgres?: { embedded: Embedded; dataDir: string; endCity: () => void; endServer: () => void }
  }
  menpaiPostgres?.endCity()
  menpaiPostgres?.endServer()
  await menpaiPostgres?.embedded.stop()
  if (menpaiPostgres) await rm(menpaiPostgres.dataDir, { recursive: true, force: true })
}
