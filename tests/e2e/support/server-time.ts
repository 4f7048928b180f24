import { dayStart, isOpenAt } from '@contract/hours'
import { caller } from '../../support/server/process-call'

export const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A scenario needs this much time before purchases close at midnight. */
const scenarioMs = hourMs / 4

/** Moves the clock of a development server forward. */
export async function forward(serverUrl: string, byMs: number): Promise<void> {
  const server = await caller(serverUrl)
  const answer = await server.call('/admin/clock', { byMs }, { ak: 'e2e-clock' })
  if (answer.code !== 200) throw new Error(`the clock does not move: ${answer.msg}`)
}

/** Longer than a buyer has to pay. */
const reservedMs = hourMs / 2

/** Lets the demo city's reservations expire: they would count down on the boards at some hours of the day and not at others. */
export const endReservations = (serverUrl: string): Promise<void> => forward(serverUrl, reservedMs)

/** Scenarios buy and pay, whatever the hour of the run: a server whose hours are closed, or close soon, is moved to 9:00. */
export async function openForTrade(serverUrl: string): Promise<void> {
  const now = (await caller(serverUrl)).now()
  if (isOpenAt([], now) && isOpenAt([], now + scenarioMs)) return
  const nine = dayStart(now) + 9 * hourMs
  await forward(serverUrl, (nine > now ? nine : nine + dayMs) - now)
}
