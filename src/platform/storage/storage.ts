import type { DeviceStorage } from './types'

/** What the device would not take; undefined: what it would not give up. */
const memory = new Map<string, string | undefined>()

/** The browser's local storage; a full one, and private windows that refuse it, fall back to memory. */
export const deviceStorage: DeviceStorage = {
  read: (name) => {
    if (memory.has(name)) return memory.get(name) || undefined
    try {
      return window.localStorage.getItem(name) || undefined
    } catch {
      return undefined
    }
  },
  write: (name, text) => {
    try {
      window.localStorage.setItem(name, text)
      memory.delete(name)
    } catch {
      memory.set(name, text)
    }
  },
  remove: (name) => {
    try {
      window.localStorage.removeItem(name)
      memory.delete(name)
    } catch {
      memory.set(name, undefined)
    }
  },
}
