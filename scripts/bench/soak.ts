import { parseArgs } from 'node:util'
import { openCity } from './server/city'
import { onCluster } from './server/cluster'
import { loadText, spreadOf, spreadText } from './server/figures'
import type { Call } from './server/load'
import { load } from './server/load'
import { readCalls, reads } from './server/measure'
import { startServer } from './server/process'
import { say } from './server/report'
import { stocksOf } from './server/stock'

/**
 * `npm run bench -- soak`: what memory the server takes after an hour of load: every tenth call a payment of an order not paid yet, the
 * others all reads of `npm run bench -- server` in turn, over 16 connections, each as fast as it is answered.
 */
const { values: given } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, orders: { type: 'string', default: '100000' } },
})
const [minutes, orders] = [given.minutes, given.orders].map(Number) as [number, number]
const connections = 16

/** Enough orders for a machine that answers 550 calls a second. */
const stockSeconds = 200

/** Minutes between two lines of the report. */
const told = 5

void onCluster(async ({ folder, postmaster, newDatabase }) => {
  const databaseUrl = await newDatabase('soaked')
  const { db, noon } = await openCity(databaseUrl, orders)
  const stocks = stocksOf(db)
  const nextPayment = await stocks.stockUp({ connections, where: 'spread', seconds: stockSeconds, now: noon })
  await stocks.settle()
  const server = await startServer({ databaseUrl, folder, postmaster })
  say(`# npm run bench -- soak: ${orders} orders, ${minutes} min, Node ${process.version}, ${loadText()}`)
  say(`memory at the start: ${server.memory().toFixed(0)} MB`)

  let calls = 0
  let paid = 0
  const next = (connection: number): Call => {
    calls += 1
    const payment = calls % 10 === 0 ? nextPayment(connection) : undefined
    if (payment) paid += 1
    return payment ?? readCalls[reads[calls % reads.length] ?? 'board'](connection)
  }
  const memory: number[] = []
  const failed = new Map<string, number>()
  for (let minute = 1; minute <= minutes; minute++) {
    const loaded = await load(server, { connections, seconds: 60 }, next)
    memory.push(server.memory())
    for (const [words, count] of loaded.failed) failed.set(words, (failed.get(words) ?? 0) + count)
    if (minute % told > 0 && minute < minutes) continue
    const rate = `${loaded.perSecond.toFixed(0)} calls a second in the last, p99 ${loaded.p99.toFixed(0)} ms`
    say(
      `after ${minute} min: ${memory.at(-1)?.toFixed(0)} MB, ${calls} calls, ${paid} payments; ${rate}; ${loadText()}`,
    )
  }
  say(`memory, MB, minute by minute: ${spreadText(spreadOf(memory))}`)
  for (const [words, count] of failed) say(`not answered as wished, ${count} times: ${words}`)
  await server.stop()
  await db.destroy()
})
