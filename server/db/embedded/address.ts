import { startEmbedded } from './start'

/**
 * Does something with the database of the environment: the one of `DATABASE_URL`, else the embedded one of `MENPAI_DATA_DIR`, which is
 * started for it unless a server runs on the folder.
 */
export async function databaseAddress(
  env: Readonly<Record<string, string | undefined>>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (env.DATABASE_URL !== undefined) return work(env.DATABASE_URL)
  const embedded = await startEmbedded({ dataDir: env.MENPAI_DATA_DIR ?? './data' })
  try {
    await work(embedded.url)
  } finally {
    if (!embedded.isAdopted) await embedded.stop()
  }
}
