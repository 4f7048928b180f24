import type { Bag } from '../protocol'
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
  /** States what a call answers: a value, or a function that may throw `{ errMsg }`. */
  mock(name: string, answer: unknown): void
  /** Calls a life cycle of the current page or the app, such as `onShareAppMessage`, and gives what it returned. */
  hook(name: string, arg?: unknown, on?: 'app' | 'page'): Promise<unknown>
  /** Counted `setData`, the page stack, and the names that `wx` has. */
  stats(): Promise<unknown>
  /** The phone's own way back. */
  back(): void
  /** Something happens to the phone: `notify('ThemeChange', { theme: 'dark' })`. */
  notify(name: string, arg: Bag): void
}

declare global {
  var __host: Host
}

const mocks = new Map<string, Mock>()
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

export const mockOf = (name: string): Mock | undefined => mocks.get(name)

export function takeHookAnswer(id: number, value: unknown): void {
  questions.get(id)?.(value)
  questions.delete(id)
}

const isMock = (value: unknown): value is Mock => typeof value === 'function'

export const host: Host = {
  errors: [],
  warnings: [],
  calls: [],
  current: '',
  isLaunched: false,
  mock: (name, answer) => void mocks.set(name, isMock(answer) ? answer : () => answer),
  hook: (name, arg = null, on = 'page') => ask((id) => ({ kind: 'hook', id, on, name, arg })),
  stats: () => ask((id) => ({ kind: 'stats', id })),
  back: () => toLogic({ kind: 'back' }),
  notify: (name, arg) => toLogic({ kind: 'notify', name, arg }),
}
