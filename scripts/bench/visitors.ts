import { parseArgs } from 'node:util'
import { openCity } from './server/city'
import { onCluster } from './server/cluster'
import { loadText } from './server/figures'
import { load } from './server/load'
import { startServer } from './server/process'
import type { Part } from './server/report'
import { say, takeTurns } from './server/report'
import { stocksOf, warmCalls } from './server/stock'
import type { Visited } from './server/visits'
import { visits } from './server/visits'

/**
 * `npm run bench -- visitors`: what it costs the server to draw pages for visitors who come at an even rate, and what payments lose by it
 * that are sent as fast as they are answered. In turns: payments alone, visitors alone, both.
 */
const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '50' },
  },
})
const [runs, seconds, orders, perSecond] = [given.runs, given.seconds, given.orders, given.rate].map(Number) as [
  number,
  number,
  number,
  number,
]
const connections = 16

void onCluster(async ({ folder, postmaster, newDatabase }) => {
  const databaseUrl = await newDatabase('visited')
  const { db, noon } = await openCity(databaseUrl, orders)
  const stocks = stocksOf(db)
  const wish = { connections, where: 'spread', seconds: 2 * runs * seconds + seconds, now: noon } as const
  const next = await stocks.stockUp(wish)
  await stocks.settle()
  const server = await startServer({ databaseUrl, folder, postmaster })
  const pay = () => load(server, { connections, seconds }, next)
  const visit = () => visits(server, { perSecond, seconds })
  let left = warmCalls
  await load(server, { connections, seconds: 600 }, (connection) => (left-- > 0 ? next(connection) : undefined))
  await visit()
  const beside: Visited[] = []
  const alone = `payments, ${connections} connections`
  const parts: readonly Part[] = [
    { name: alone, measure: pay },
    { name: `${perSecond} visits a second`, measure: visit },
    {
      name: 'payments beside the visits',
      measure: async () => {
        const [paid, visited] = await Promise.all([pay(), visit()])
        // What the processor did was for both.
        beside.push({ ...visited, cpu: {} })
        return { ...paid, cpu: {} }
      },
      shareOf: [alone],
    },
    { name: 'the visits beside them', measure: async () => beside.at(-1) ?? { perSecond: 0, cpu: {} } },
  ]
  say(`# npm run bench -- visitors: ${orders} orders, ${seconds} s each, Node ${process.version}, ${loadText()}`)
  await takeTurns(parts, runs)
  const plain = beside.reduce((sum, one) => sum + one.plain, 0)
  say(`beside payments ${plain} of ${runs * seconds * perSecond} visitors got the page without its content`)
  say(`memory after it: ${server.memory().toFixed(0)} MB; ${loadText()}`)
  await server.stop()
  await db.destroy()
})
