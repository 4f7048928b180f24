import type { Bag } from '../protocol'
import { drawTabs } from './tabs'
import { setLook } from './theme'
import { toLogic } from './worker'

type Mock = (arg: Bag) => unknown

/** What a test reads and sets from outside, as `window.__host`. */
export interface Host {
  /** Failures the app did not handle; empty at the end of every good test. */
  readonly errors: string[]
  readonly warnings: string[]
  /** Dialogs, bars and phone calls in their order. Requests are proved at the server. */
  readonly calls: { readonly name: string; readonly arg: Bag }[]
  /** The page on top. */
  current: string
  isLaunched: boolean
  /** While true, every call to a server fails as without a network. */
  offline(isOffline: boolean): void
  /** Calls a life cycle of the current page or the app, such as `onShareAppMessage`, and gives what it returned. */
  hook(name: string, arg?: unknown, on?: 'app' | 'page'): Promise<unknown>
  /** Counted `setData`, the page stack, and the names that `wx` has. */
  stats(): Promise<unknown>
  /** The person leaves WeChat; after this time the app is suspended: 5 s on a phone. */
  leave(graceMs?: number): void
  /** The person comes back to it. */
  comeBack(): void
  /** The data of the current page: what its template draws. */
  data(): Promise<unknown>
  /** The person comes by a link while the app runs: it keeps its packages and all that it knows. */
  arrive(url: string): void
  /** The app's script fails where nobody handles it: in a timer, or in a promise. */
  fail(how: 'error' | 'rejection', text: string): void
  /** The phone's own back key. */
  back(): void
  /** Something happens to the phone: `notify('ThemeChange', { theme: 'dark' })`. */
  notify(name: string, arg: Bag): void
}

declare global {
  var __host: Host
  /**
   * What calls answer, by name; a mock may throw `{ errMsg }`. A test fills it, also before the app starts. A button's
   * `open-type` asks for `openType:<type>`.
   */
  var __hostMocks: Record<string, Mock> | undefined
  /** How promises run in the app's scripts: `timers` as on iOS up to 15. A test sets it before the page opens. */
  var __hostPromises: 'native' | 'timers' | undefined
  /** How long a message between script and screen is on its way, one way, as on a slow phone. A test sets it before the page opens. */
  var __hostCrossingMs: number | undefined
}

const questions = new Map<number, (value: unknown) => void>()
let lastQuestion = 0

function ask(message: (id: number) => Parameters<typeof toLogic>[0]): Promise<unknown> {
  lastQuestion += 1
  const id = lastQuestion
  return new Promise((resolve) => {
    questions.set(id, resolve)
    toLogic(message(id))
  })
}

export const mockOf = (name: string): Mock | undefined => globalThis.__hostMocks?.[name]

export function takeHookAnswer(id: number, value: unknown): void {
  questions.get(id)?.(value)
  questions.delete(id)
}

export const host: Host = {
  errors: [],
  warnings: [],
  calls: [],
  current: '',
  isLaunched: false,
  offline: (isOffline) => toLogic({ kind: 'offline', isOffline }),
  hook: (name, arg = null, on = 'page') => ask((id) => ({ kind: 'hook', id, on, name, arg })),
  stats: () => ask((id) => ({ kind: 'stats', id })),
  leave: (graceMs = 5000) => toLogic({ kind: 'leave', graceMs }),
  comeBack: () => toLogic({ kind: 'comeBack' }),
  data: () => ask((id) => ({ kind: 'data', id })),
  arrive: (url) => toLogic({ kind: 'arrive', url }),
  fail: (how, text) => toLogic({ kind: 'fail', how, text }),
  back: () => toLogic({ kind: 'back' }),
  notify: (name, arg) => {
    if (name === 'ThemeChange') {
      setLook(arg['theme'])
      drawTabs()
    }
    toLogic({ kind: 'notify', name, arg })
  },
}
