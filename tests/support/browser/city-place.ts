import { rmSync } from 'node:fs'
import { quickFolder } from '../database/quick-folder'

/** Names the place for the processes of a run. */
export const cityVariable = 'MENPAI_TEST_CITY'

/** Keeps a place for the run's demo city, which the first test that wants one makes (`cityFolder`). The returned function removes it. */
export function keepCityFolder(): () => void {
  const place = quickFolder('city')
  process.env[cityVariable] = place
  return () => rmSync(place, { recursive: true, force: true })
}
