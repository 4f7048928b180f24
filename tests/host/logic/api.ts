import type { Bag } from '../protocol'
import { later, web } from './natives'
import { reportError } from './report'
import { ApiFailure, askShell } from './shell-door'
import { countsAsTap, insideTap } from './tap'

/** The object every script sees as `wx`. */
export const wx: Bag = {}

type Implementation = (options: Bag) => unknown

const isObject = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const messageOf = (name: string, failure: unknown): string => {
  if (failure instanceof ApiFailure) return failure.message
  return `${name}:fail ${failure instanceof Error ? failure.message : String(failure)}`
}

function callAll(options: Bag, names: readonly string[], message: Bag): void {
  for (const name of names) {
    const callback = options[name]
    if (typeof callback !== 'function') continue
    try {
      Reflect.apply(callback, undefined, [message])
    } catch (failure) {
      reportError(failure)
    }
  }
}

function callBack(call: string, options: Bag, name: 'success' | 'fail', message: Bag): void {
  later(() => {
    const run = (): void => callAll(options, [name, 'complete'], message)
    if (countsAsTap(call)) insideTap(run)
    else run()
  }, 0)
}

/** Adds a call with the platform's convention: callbacks when any is given, a promise when none is. */
export function defineApi(name: string, implementation: Implementation): void {
  wx[name] = (given?: Bag): Promise<Bag> | undefined => {
    const options = given ?? {}
    const wantsPromise = !['success', 'fail', 'complete'].some((key) => typeof options[key] === 'function')
    const outcome = Promise.resolve()
      .then(() => implementation(options))
      .then(
        (value) => {
          const message = { errMsg: `${name}:ok`, ...(isObject(value) ? value : {}) }
          callBack(name, options, 'success', message)
          return message
        },
        (failure: unknown) => {
          const message = { errMsg: messageOf(name, failure) }
          callBack(name, options, 'fail', message)
          return wantsPromise ? Promise.reject(Object.assign(new ApiFailure(message.errMsg), message)) : message
        },
      )
    return wantsPromise ? outcome : undefined
  }
}

const ignore = (): void => undefined

/** Adds a call that gives a task object at once, such as `wx.request`. Its `abort` ends the signal. */
export function defineTask(
  name: string,
  implementation: (options: Bag, signal: AbortSignal) => unknown,
  listeners: readonly string[],
): void {
  const signals = new WeakMap<Bag, AbortSignal>()
  defineApi(name, (options) => implementation(options, signals.get(options) ?? new web.AbortController().signal))
  const start = wx[name]
  wx[name] = (given: Bag): Bag => {
    const controller = new web.AbortController()
    const options = { ...given, fail: given['fail'] ?? ignore }
    signals.set(options, controller.signal)
    if (typeof start === 'function') Reflect.apply(start, undefined, [options])
    return { abort: () => controller.abort(), ...Object.fromEntries(listeners.map((listener) => [listener, ignore])) }
  }
}

/** Calls that the shell draws: dialogs, bars, clipboard. */
export const defineShellApis = (...names: readonly string[]): void => {
  for (const name of names) defineApi(name, (options) => askShell(name, options, false))
}
