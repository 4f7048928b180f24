import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './figures'
import type { Target } from './load'
import type { Measured } from './report'

export interface Wish {
  readonly perSecond: number
  readonly seconds: number
}

/** The plain page has 3 kB, compressed; one that was drawn has its rows. */
const drawnBytes = 6_000

/** Half of the visitors open the buy home, a quarter the sell board, a quarter one of a hundred listings. */
const addressOf = (visit: number): string =>
  visit % 2 === 0 ? '/' : visit % 4 === 1 ? '/pages/index/buy' : `/pages/index/salePay?saleId=${(visit % 100) + 1}`

function open(url: string, agent: Agent): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** What visitors got. */
export interface Visited extends Measured {
  /** Pages without their content, because too many were to be drawn at once. */
  readonly plain: number
}

/** Opens pages at an even rate, however long their answers take, and measures each to its last byte. */
export async function visits(target: Target, { perSecond, seconds }: Wish): Promise<Visited> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const failed = new Map<string, number>()
  let plain = 0
  const before = target.cpu()
  const begun = performance.now()
  const visit = async (index: number) => {
    await sleep(begun + (index * 1_000) / perSecond - performance.now())
    const sent = performance.now()
    const { status, body } = await open(`${target.url}${addressOf(index)}`, agent)
    times.push(performance.now() - sent)
    if (body.length < drawnBytes) plain += 1
    if (status !== 200) failed.set(`status ${status}`, (failed.get(`status ${status}`) ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, index) => visit(index)))
  const tookS = (performance.now() - begun) / 1_000
  const after = target.cpu()
  agent.destroy()
  const each = (name: 'server' | 'database') => (after[name] - before[name]) / times.length
  return {
    perSecond: times.length / tookS,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: { server: each('server'), database: each('database') },
    failed,
    plain,
  }
}
