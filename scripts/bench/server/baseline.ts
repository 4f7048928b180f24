import { databaseCpu } from './cpu'
import type { Measured, Part } from './report'
import type { Sent } from './tpcb'
import { byPgbench, hasPgbench, throughDriver } from './tpcb'

export const tpcb = 'TPC-B-like by pgbench'
export const sameStatements = 'the same statements by pgbench'
const driver = 'TPC-B-like, Node’s driver'

export interface BaselineWish {
  readonly url: string
  /** The database's first process. */
  readonly postmaster: number
  readonly connections: number
  readonly seconds: number
}

/** What the same PostgreSQL gives without a server: by pgbench, by pgbench with what a payment sends, and through the driver. */
export function baseline({ url, postmaster, connections, seconds }: BaselineWish): readonly Part[] {
  const counted = async (work: () => Promise<number>): Promise<Measured> => {
    const before = databaseCpu(postmaster)
    const perSecond = await work()
    return { perSecond, cpu: { database: (databaseCpu(postmaster) - before) / (perSecond * seconds) } }
  }
  const of = (sent: Sent) => () => counted(async () => byPgbench(url, { connections, seconds, sent }))
  const byDriver = () => counted(() => throughDriver(url, connections, seconds))
  if (!hasPgbench()) return [{ name: tpcb, measure: byDriver }]
  return [
    { name: tpcb, measure: of('tpcb') },
    { name: sameStatements, measure: of('payment') },
    { name: `${sameStatements}, prepared`, measure: of('prepared payment') },
    { name: driver, measure: byDriver },
  ]
}
