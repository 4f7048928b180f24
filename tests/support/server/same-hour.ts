import path from 'node:path'
import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'

/** Names the way to the hour for the processes of a run. */
const aheadVariable = 'TEST_CLOCK_AHEAD_MS'

/** Nothing of the demo city ends within the next hours, and purchases are open until long after a run. */
const hour = 10

/**
 * From now on the servers that this run starts believe that the run began at ten in the morning, today or tomorrow: what counts down on a
 * page, what has ended and what is open depends on the hour, and a scenario must not.
 */
export function startAtTheSameHour(nowMs: number): void {
  const ten = dayStart(nowMs) + hour * hourMs
  process.env[aheadVariable] = String((ten < nowMs ? ten + dayMs : ten) - nowMs)
}

const clock = path.join(__dirname, 'moved-clock.cjs')

/** What a server is started with, so that it keeps that hour. */
export function settingsOfTheHour(): Readonly<Record<string, string>> {
  if (process.env[aheadVariable] === undefined) return {}
  const given = process.env['NODE_OPTIONS'] ?? ''
  return { NODE_OPTIONS: `${given} --require ${JSON.stringify(clock)}`.trim() }
}
