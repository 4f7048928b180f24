import TimerPromise from 'promise-polyfill'
import { later } from '../natives'

/**
 * Promises as old iPhones have them: what follows one runs as a timer of its own, after what waits already, and not before the script
 * gives way. Functions that are `async` keep the engine's. Source: the vendor's guide, JavaScript 支持情况 (iOS 15 及以下的 Promise 是用
 * setTimeout 模拟的, its tasks are no microtasks).
 */
export function runPromisesByTimers(tellUnhandled: (reason: unknown) => void): void {
  TimerPromise._immediateFn = (task) => void later(task, 0)
  TimerPromise._unhandledRejectionFn = tellUnhandled
  Object.defineProperty(globalThis, 'Promise', { value: TimerPromise, configurable: true, writable: true })
}
