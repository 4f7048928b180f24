import startPostgres from './start-postgres'

/** Starts PostgreSQL for the first of many runs in one process, and leaves it to them all; it ends with the process. */
export default async function keepPostgres(): Promise<void> {
  if (process.env.MENPAI_TEST_POSTGRES === undefined) await startPostgres()
}
