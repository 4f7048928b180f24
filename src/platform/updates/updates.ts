import { timers } from '../timers/timers'
import type { UpdateNews, Updates } from './types'

/** The first check waits until the start is over. */
const firstMs = 10_000
const everyMs = 600_000

/** A popup that has just closed goes back one history entry, which would interrupt a reload. */
const popupGoneMs = 500

const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''

async function servedBuild(): Promise<string> {
  try {
    const answer = await fetch(`${BASE_PATH === '/' ? '' : BASE_PATH}/build.json`, { cache: 'no-store' })
    const { build } = Object(await answer.json()) as { readonly build?: unknown }
    return typeof build === 'string' ? build : ''
  } catch {
    return ''
  }
}

function watch(tell: (news: UpdateNews) => void): () => void {
  const own = ownBuild()
  let isTold = own === ''
  const look = async () => {
    if (isTold || document.hidden) return
    const served = await servedBuild()
    if (isTold || served === '' || served === own) return
    isTold = true
    tell('ready')
  }
  const onSeen = () => void look()
  document.addEventListener('visibilitychange', onSeen)
  const stops = [timers.after(firstMs, onSeen), timers.every(everyMs, onSeen)]
  return () => {
    document.removeEventListener('visibilitychange', onSeen)
    stops.forEach((stop) => stop())
  }
}

/** New versions in a browser. See `types.ts`. */
export const updates: Updates = {
  watch,
  apply: () =>
    void import(/* webpackChunkName: "lazy" */ './renewed')
      .then(({ renewed }) => renewed())
      .catch(() => undefined)
      .then(() => timers.after(popupGoneMs, () => window.location.reload())),
}
