import { spreadOf, spreadText } from './figures'

/** What is measured, and how often. */
export interface Plan {
  /** Turns: in each of them everything is measured once, one after the other. */
  readonly runs: number
  /** Of each measurement in a turn. */
  readonly seconds: number
  /** Orders in the city. */
  readonly sizes: readonly number[]
  readonly connections: readonly number[]
}

/** The result of one measurement in one turn. What pgbench does not tell is left out. */
export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50?: number
  readonly p99?: number
  /** CPU time per call, milliseconds. */
  readonly cpu: { readonly server?: number; readonly database?: number; readonly load?: number }
  /** Answers other than success, by their text. */
  readonly failed?: ReadonlyMap<string, number>
}

/** A row of the table: what is measured once in each turn, and the rows that it is compared with. */
export interface Part {
  readonly name: string
  readonly measure: () => Promise<Measured>
  readonly shareOf?: readonly string[]
}

export const say = (line: string): void => console.log(line)

/** Measures all parts once in each turn, so that what else the machine does affects all of them alike. */
export async function takeTurns(parts: readonly Part[], turns: number): Promise<void> {
  const found = new Map<string, Measured[]>(parts.map(({ name }) => [name, []]))
  for (let turn = 0; turn < turns; turn++) for (const { name, measure } of parts) found.get(name)?.push(await measure())
  say(
    `\n| min / median / max of ${turns} turns | per second | p50 ms | p99 ms | CPU ms a call, server · PostgreSQL · load |\n|---|---|---|---|---|`,
  )
  for (const { name, shareOf = [] } of parts) {
    const own = found.get(name) ?? []
    row(name, own)
    for (const other of shareOf) say(`| … as a share of ${other} | ${shares(own, found.get(other) ?? [])} | | | |`)
  }
}

/** Shares of the same turns. */
const shares = (own: readonly Measured[], other: readonly Measured[]) =>
  spread(own.map(({ perSecond }, turn) => perSecond / (other[turn]?.perSecond ?? Number.NaN)))

const spread = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? '' : spreadText(spreadOf(known))
}

/** Prints the results of a measurement. The command ends with exit code 1 when a call failed. */
function row(name: string, turns: readonly Measured[]): void {
  const server = spread(turns.map(({ cpu }) => cpu.server))
  const database = spread(turns.map(({ cpu }) => cpu.database))
  const load = spread(turns.map(({ cpu }) => cpu.load))
  const cpu = [server, database, load].filter((text) => text !== '').join(' · ')
  say(
    `| ${name} | ${spread(turns.map(({ perSecond }) => perSecond))} | ${spread(turns.map(({ p50 }) => p50))} | ${spread(turns.map(({ p99 }) => p99))} | ${cpu} |`,
  )
  const failed = turns.flatMap((turn) => [...(turn.failed ?? [])])
  for (const [words, count] of failed) say(`FAILED ${count} times: ${words}`)
  if (failed.length > 0) process.exitCode = 1
}
