import Taro from '@tarojs/taro'
import { target } from './target'
import type { Lost } from './types'

const home = '/pages/index/index'

/** The other page set's address of the mine tab. Source: specification §2; domain model §1. */
const otherNames: Readonly<Record<string, string | undefined>> = { '/pages/user/index': '/pages/user/user' }

interface Wanted {
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
}

const early: string[] = []
let tell = (path: string): void => void early.push(path)

function showTab(address: string): void {
  void Promise.resolve(Taro.switchTab({ url: address })).catch(() => undefined)
}

/** The address of a page that has moved leads to its new place; any other leads home. */
function find({ path, query }: Wanted): void {
  const page = path.replace(/^\/?/, '/').split('?')[0] ?? ''
  const lies = target(page)
  if (lies !== page) {
    const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${String(value)}`)
    const url = pairs.length > 0 ? `${lies}?${pairs.join('&')}` : lies
    void Promise.resolve(Taro.redirectTo({ url })).catch(() => showTab(home))
    return
  }
  const tab = otherNames[page]
  if (tab === undefined) tell(page.slice(1))
  showTab(tab ?? home)
}

/**
 * WeChat reports a missing page before anything is drawn and needs an immediate answer, so this listener is added before the app starts.
 * See `types.ts`.
 */
export const lost: Lost = {
  lead: () => Taro.onPageNotFound?.(find),
  watch: (listener) => {
    tell = listener
    early.splice(0).forEach(listener)
  },
}
