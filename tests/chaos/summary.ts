import type { Outcome } from './chaos'
import { Tally } from './tally'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** The most faults that are shown; a broken thing fails a thousand times. */
const shown = 40

/** A run in lines, for people. */
export function summaryOf(outcome: Outcome): readonly string[] {
  const { actions, blows, doubts, evidence, faults, longestCommand, longestPayment, repeats, tookMs, world } = outcome
  const { journal, outages, tallies } = world
  const ended = (what: 'done' | 'refused') => journal.deeds.filter(({ outcome: how }) => how === what).length
  const refusals = new Tally()
  for (const deed of journal.deeds) if (deed.outcome === 'refused') refusals.add(deed.reason)
  const kinds = new Tally()
  for (const { type } of evidence.movements) kinds.add(type)
  const tries = journal.deeds.reduce((sum, deed) => sum + deed.tries, 0)
  const named = (what: string, { servedMs, wallMs }: typeof longestCommand) =>
    `${what}: ${seconds(servedMs)} with service, ${seconds(wallMs)} by the wall`
  return [
    `actions   ${actions.total}: ${String(actions)}`,
    `app       ${tallies.app.total} faults: ${String(tallies.app)}`,
    `gateway   ${tallies.gateway.total} faults: ${String(tallies.gateway)}`,
    `database  ${tallies.database.total} faults: ${String(tallies.database)}`,
    `blows     ${blows.total}: ${String(blows)}; ${outages.count} outages, the longest ${seconds(outages.longestMs)}`,
    `commands  ${journal.deeds.length} in ${tries} tries: ${ended('done')} acknowledged, ${ended('refused')} refused (${String(refusals)})`,
    `orders    ${journal.paidOrders} acknowledged as paid; the gateway collected ${evidence.collected.length} payments`,
    `movements ${evidence.movements.length} in the books (${String(kinds)}); ${evidence.books.entries} entries, chains checked`,
    `looked    ${journal.lookedAt.length} times for an own order that had just ended`,
    `repeated  ${repeats} acknowledged commands once more at the end`,
    `in doubt  ${doubts.length} commands; longest ${named('command', longestCommand)} (${longestCommand.what})`,
    `          ${named('longest payment between gateway and books', longestPayment)}`,
    `took      ${seconds(tookMs)}`,
    ...faults.slice(0, shown).map((words) => `✗ ${words}`),
    ...(faults.length > shown ? [`… and ${faults.length - shown} more`] : []),
    faults.length === 0 ? '✓ every acknowledged movement is in the books once' : `✗ ${faults.length} faults`,
  ]
}
