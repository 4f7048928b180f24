import { startEmbedded } from '../../../server/db/embedded/start'

/** A process that starts the embedded database in the folder it is given, says its address, and lives until it is killed. */
async function own(dataDir: string): Promise<void> {
  const { url } = await startEmbedded({ dataDir, settings: ['fsync=off'] })
  console.log(url)
  setInterval(() => undefined, 60_000)
}

void own(process.argv[2] ?? '')
