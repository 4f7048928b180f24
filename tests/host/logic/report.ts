import { toShell } from './natives'
import { registry } from './registry'

const textOf = (failure: unknown): string => {
  if (failure instanceof Error) return failure.stack ?? failure.message
  return typeof failure === 'string' ? failure : (JSON.stringify(failure) ?? 'undefined')
}

/** Tells the shell of a failure the app did not catch, and the app itself through its `onError`. */
export function reportError(failure: unknown, label = ''): void {
  toShell({ kind: 'error', text: label + textOf(failure) })
  const listener = registry.app?.['onError']
  if (typeof listener === 'function') {
    try {
      Reflect.apply(listener, registry.app, [failure instanceof Error ? failure.message : textOf(failure)])
    } catch (second) {
      toShell({ kind: 'error', text: `onError itself failed: ${textOf(second)}` })
    }
  }
}

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
