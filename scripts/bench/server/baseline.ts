import { spreadOf, spreadText } from './figures'
import type { Plan } from './report'
import { say } from './report'
import { byPgbench, prepareTpcb, throughDriver } from './tpcb'

/** Medians of transactions per second, for each number of connections, without any server of ours. */
export interface Baseline {
  /** By pgbench; by Node's driver where there is no pgbench. */
  readonly tpcb: ReadonlyMap<number, number>
  /** By pgbench with what a payment sends; empty where there is no pgbench. */
  readonly payment: ReadonlyMap<number, number>
}

/** What the same PostgreSQL gives without us: by pgbench, by pgbench with what a payment sends, and through the driver. */
export async function measureBaseline(url: string, { runs, seconds, connections: all }: Plan): Promise<Baseline> {
  await prepareTpcb(url)
  say(
    `\n| transactions per second (min / median / max of ${runs} runs) | TPC-B-like, pgbench | TPC-B-like, Node's driver | what a payment sends, pgbench |\n|---|---|---|---|`,
  )
  const [tpcb, payment] = [new Map<number, number>(), new Map<number, number>()]
  for (const connections of all) {
    const [own, alike, driver]: [number[], number[], number[]] = [[], [], []]
    for (let run = 0; run < runs; run++) {
      own.push(...byPgbench(url, { connections, seconds, sent: 'tpcb' }))
      alike.push(...byPgbench(url, { connections, seconds, sent: 'payment' }))
      driver.push(await throughDriver(url, connections, seconds))
    }
    const said = (found: readonly number[]) => (found.length > 0 ? spreadText(spreadOf(found)) : 'not on this machine')
    say(`| ${connections} connections | ${said(own)} | ${said(driver)} | ${said(alike)} |`)
    tpcb.set(connections, spreadOf(own.length > 0 ? own : driver).median)
    if (alike.length > 0) payment.set(connections, spreadOf(alike).median)
  }
  return { tpcb, payment }
}

/** Our payments per second as a share of these transactions. */
export function sayShares(perSecond: number, connections: number, { tpcb, payment }: Baseline): void {
  const share = (of: ReadonlyMap<number, number>) => (perSecond / (of.get(connections) ?? Number.NaN)).toFixed(2)
  say(`| … as a share of TPC-B-like | ${share(tpcb)} | | | |`)
  if (payment.size > 0) say(`| … as a share of what pgbench makes of the same statements | ${share(payment)} | | | |`)
}
