import { forget, later } from '../natives'

type Task = (...args: unknown[]) => void

const repeatNative = globalThis.setInterval.bind(globalThis)
const endNative = globalThis.clearInterval.bind(globalThis)

let isAsleep = false
/** Timers that came due while the app was suspended, once each, in order. */
const due = new Map<number, () => void>()

/** Suspends the app's scripts, or resumes them: timers that came due meanwhile run now. */
export function setAsleep(value: boolean): void {
  isAsleep = value
  if (value) return
  const tasks = [...due.values()]
  due.clear()
  for (const task of tasks) task()
}

const runAwake = (id: number, task: () => void): void => {
  if (isAsleep) due.set(id, task)
  else task()
}

/**
 * The app's timers: they stop while the app is suspended in the background. Source: the vendor's guide, 小程序运行机制 (suspended 5 s after it was
 * hidden, its JavaScript stops).
 */
export const timers = {
  setTimeout: (task: Task, delayMs?: number, ...args: unknown[]): number => {
    const id = Number(later((): void => runAwake(id, () => task(...args)), delayMs))
    return id
  },
  clearTimeout: (id: number): void => {
    due.delete(id)
    forget(id)
  },
  setInterval: (task: Task, delayMs?: number, ...args: unknown[]): number => {
    const id = Number(repeatNative((): void => runAwake(id, () => task(...args)), delayMs))
    return id
  },
  clearInterval: (id: number): void => {
    due.delete(id)
    endNative(id)
  },
}
