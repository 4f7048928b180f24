import { performance } from 'node:perf_hooks'
import { Client } from 'undici'
import { signedHeaders } from '../../../tests/support/server/signed-client'
import type { Cpu } from './cpu'
import { quantile } from './figures'

/** One signed call, ready to be sent. */
export interface Call {
  readonly path: string
  readonly who: { readonly ak: string; readonly token?: string; readonly userId?: number }
  readonly body: string
  readonly kind: 'form' | 'json'
}

export interface Loaded {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly calls: number
  /** CPU time per call, milliseconds; `load` is that of the load's own process. */
  readonly cpu: Cpu & { readonly load: number }
  /** Answers other than success, by their text. */
  readonly failed: ReadonlyMap<string, number>
}

/** The server under load, and how to read its costs. */
export interface Target {
  readonly url: string
  /** The server's clock. */
  readonly now: () => number
  readonly cpu: () => Cpu
}

const contentTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

async function send(client: Client, now: () => number, { path, who, body, kind }: Call): Promise<Buffer> {
  const headers = { ...signedHeaders({ ...who, now }), 'content-type': contentTypes[kind] }
  const { body: answer } = await client.request({ method: 'POST', path: `/api${path}`, headers, body })
  return Buffer.from(await answer.arrayBuffer())
}

const success = Buffer.from('{"code":200')

/**
 * Sends calls over that many connections for some seconds, each connection one after the other, and measures from the first byte sent to
 * the last one read. `next` gives the next call of a connection, or nothing when there is none left.
 */
export async function load(
  target: Target,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: (connection: number) => Call | undefined,
): Promise<Loaded> {
  const times: number[] = []
  const failed = new Map<string, number>()
  const before = target.cpu()
  const ownBefore = process.cpuUsage()
  const begun = performance.now()
  const until = begun + seconds * 1_000
  const worker = async (connection: number) => {
    const client = new Client(target.url)
    try {
      await sendAll(client, connection)
    } finally {
      await client.close()
    }
  }
  const sendAll = async (client: Client, connection: number) => {
    while (performance.now() < until) {
      const call = next(connection)
      if (!call) return
      const sent = performance.now()
      const answer = await send(client, target.now, call)
      times.push(performance.now() - sent)
      if (answer.subarray(0, success.length).equals(success)) continue
      const words = String(answer)
        .replace(/"time":\d+/, '')
        .slice(0, 120)
      failed.set(words, (failed.get(words) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  const tookS = (performance.now() - begun) / 1_000
  const after = target.cpu()
  const own = process.cpuUsage(ownBefore)
  const each = (name: keyof Cpu) => (after[name] - before[name]) / times.length
  return {
    cpu: { server: each('server'), database: each('database'), load: (own.user + own.system) / 1_000 / times.length },
    perSecond: times.length / tookS,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    calls: times.length,
    failed,
  }
}
