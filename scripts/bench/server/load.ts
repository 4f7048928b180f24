import type { RequestOptions } from 'node:http'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
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
  /** CPU time per call, milliseconds. */
  readonly cpu: Cpu
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

function send({ url, now }: Target, agent: Agent, { path, who, body, kind }: Call): Promise<string> {
  const headers = {
    ...signedHeaders({ ...who, now }),
    'content-type': contentTypes[kind],
    'content-length': Buffer.byteLength(body),
  }
  const options: RequestOptions = { method: 'POST', agent, headers }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api${path}`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve(text))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * Sends calls over that many connections for some seconds, each connection one after the other, and measures from the first byte sent to
 * the last one read. `next` gives the next call of a connection, or nothing when there is none left.
 */
export async function load(
  target: Target,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: (connection: number) => Call | undefined,
): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const failed = new Map<string, number>()
  const before = target.cpu()
  const begun = performance.now()
  const until = begun + seconds * 1_000
  const worker = async (connection: number) => {
    while (performance.now() < until) {
      const call = next(connection)
      if (!call) return
      const sent = performance.now()
      const text = await send(target, agent, call)
      times.push(performance.now() - sent)
      if (text.startsWith('{"code":200')) continue
      const words = text.replace(/"time":\d+/, '').slice(0, 120)
      failed.set(words, (failed.get(words) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  const tookS = (performance.now() - begun) / 1_000
  const after = target.cpu()
  agent.destroy()
  const each = (name: keyof Cpu) => (after[name] - before[name]) / times.length
  return {
    cpu: { server: each('server'), database: each('database') },
    perSecond: times.length / tookS,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    calls: times.length,
    failed,
  }
}
