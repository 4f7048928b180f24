import { spreadOf, spreadText } from './figures'
import type { Loaded } from './load'

/** What is measured, and how often. */
export interface Plan {
  readonly runs: number
  /** Of each run. */
  readonly seconds: number
  /** Orders in the city. */
  readonly sizes: readonly number[]
  readonly connections: readonly number[]
}

export const say = (line: string): void => console.log(line)

export const head = (what: string, runs: number): void =>
  say(
    `\n| ${what} (min / median / max of ${runs} runs) | per second | p50 ms | p99 ms | CPU ms a call, server · PostgreSQL |\n|---|---|---|---|---|`,
  )

/**
 * Prints the results of several runs of a measurement, and returns the median of calls per second. The command ends with exit code 1 when a
 * run failed.
 */
export function row(name: string, runs: readonly Loaded[]): number {
  const of = (pick: (run: Loaded) => number) => spreadText(spreadOf(runs.map(pick)))
  const cpu = `${of((run) => run.cpu.server)} · ${of((run) => run.cpu.database)}`
  say(`| ${name} | ${of((run) => run.perSecond)} | ${of((run) => run.p50)} | ${of((run) => run.p99)} | ${cpu} |`)
  const failed = runs.flatMap((run) => [...run.failed])
  for (const [words, count] of failed) say(`FAILED ${count} times: ${words}`)
  if (failed.length > 0) process.exitCode = 1
  return spreadOf(runs.map((run) => run.perSecond)).median
}
