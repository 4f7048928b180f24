// `npm run clock -- 09:00`: moves the demo's clock forward to that hour (today, or tomorrow when it has passed).
// `npm run clock -- +24h`, `+15m`: forward by that much. Development servers only.
import { createHash, randomBytes } from 'node:crypto'
import { dayStart } from '@contract/hours'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'

const origin = process.env.MENPAI_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
const secrets = {
  secretA: process.env.MENPAI_SIGN_SECRET_A ?? 'menpai-dev-a',
  secretB: process.env.MENPAI_SIGN_SECRET_B ?? 'menpai-dev-b',
}

interface Answer {
  readonly code: number
  readonly msg: string
  readonly time: number
  readonly data: { readonly now?: number }
}

async function call(path: string, body: object, atMs: number): Promise<Answer> {
  const parts = { ak: randomBytes(16).toString('hex'), t: atMs, a: randomBytes(4).toString('hex') }
  const s = createHash('md5')
    .update(signText(defaultSignTemplate, parts, secrets))
    .digest('hex')
  const headers = { platform: 'browser', u: '0', ak: parts.ak, t: String(parts.t), a: parts.a, n: signNonce(parts), s }
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

/** Milliseconds to move forward, or undefined when the argument cannot be read. */
function wishedMs(wish: string, nowMs: number): number | undefined {
  const by = /^\+(\d+)(m|h|d)$/.exec(wish)
  if (by) return Number(by[1]) * { m: 60_000, h: 3_600_000, d: 86_400_000 }[by[2] as 'm' | 'h' | 'd']
  const to = /^(\d{1,2}):(\d{2})$/.exec(wish)
  if (!to) return undefined
  const target = dayStart(nowMs) + Number(to[1]) * 3_600_000 + Number(to[2]) * 60_000
  return target > nowMs ? target - nowMs : target + 86_400_000 - nowMs
}

async function main() {
  const { time } = await call('/index/config', {}, Date.now())
  const byMs = wishedMs(process.argv[2] ?? '', time)
  if (byMs === undefined) throw new Error('Say where to: npm run clock -- 09:00, or npm run clock -- +24h')
  const answer = await call('/admin/clock', { byMs }, time)
  if (answer.code !== 200 || answer.data.now === undefined) throw new Error(answer.msg)
  const shown = new Date(answer.data.now).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' })
  console.log(`The server’s clock now reads ${shown} (Shanghai).`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
