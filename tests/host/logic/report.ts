import { toShell } from './natives'
import { registry } from './registry'

const textOf = (failure: unknown): string => {
  if (failure instanceof Error) return failure.stack ?? failure.message
  return typeof failure === 'string' ? failure : (JSON.stringify(failure) ?? 'undefined')
}

type ErrorListener = (text: string) => void

let listenersOf: () => readonly ErrorListener[] = () => []

/** The app's listeners of `wx.onError` hear of failures from now on. */
export const tellErrorsTo = (listeners: () => readonly ErrorListener[]): void => {
  listenersOf = listeners
}

/** Tells the shell of a failure the app did not catch, and the app itself through its `onError` and through `wx.onError`. */
export function reportError(failure: unknown, label = ''): void {
  toShell({ kind: 'error', text: label + textOf(failure) })
  const own = registry.app?.['onError']
  const hear: ErrorListener[] =
    typeof own === 'function' ? [(text) => void Reflect.apply(own, registry.app, [text])] : []
  for (const listener of [...hear, ...listenersOf()]) {
    try {
      listener(textOf(failure))
    } catch (second) {
      toShell({ kind: 'error', text: `onError itself failed: ${textOf(second)}` })
    }
  }
}

/** A rejection that nobody handled has a listener of its own in the app. */
export const reportRejection = (reason: unknown): void =>
  toShell({ kind: 'error', text: `unhandled rejection: ${textOf(reason)}` })

export const warn = (text: string): void => toShell({ kind: 'warning', text })

/** Calls a life cycle or handler of the app, if it has it; its failure is reported, never passed on. */
export function callHook(owner: object | undefined, name: string, ...args: readonly unknown[]): unknown {
  const hook: unknown = owner === undefined ? undefined : Reflect.get(owner, name)
  if (typeof hook !== 'function') return undefined
  try {
    return Reflect.apply(hook, owner, args) as unknown
  } catch (failure) {
    reportError(failure)
    return undefined
  }
}
