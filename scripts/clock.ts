// `npm run clock -- 09:00`: moves the demo's clock forward to that hour (today, or tomorrow when it has passed).
// `npm run clock -- +24h`, `+15m`: forward by that much. Development servers only.
import { dayStart } from '@contract/hours'
import { call } from './dev-call'

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
  const { time } = await call<object>('/index/config', {}, Date.now())
  const byMs = wishedMs(process.argv[2] ?? '', time)
  if (byMs === undefined) throw new Error('Say where to: npm run clock -- 09:00, or npm run clock -- +24h')
  const answer = await call<{ readonly now?: number }>('/admin/clock', { byMs }, time)
  if (answer.code !== 200 || answer.data.now === undefined) throw new Error(answer.msg)
  const shown = new Date(answer.data.now).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' })
  console.log(`The server’s clock now reads ${shown} (Shanghai).`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
