import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Names the place for the processes of a run. */
export const cityVariable = 'MENPAI_TEST_CITY'

/** Keeps a place for the run's demo city, which the first test that wants one makes (`cityFolder`). The returned function removes it. */
export function keepCityFolder(): () => void {
  const place = mkdtempSync(path.join(os.tmpdir(), 'menpai-city-'))
  // The database runs as a user without rights.
  chmodSync(place, 0o755)
  process.env[cityVariable] = place
  return () => rmSync(place, { recursive: true, force: true })
}
