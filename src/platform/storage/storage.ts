import type { DeviceStorage } from './types'

const memory = new Map<string, string>()

/** The browser's local storage; private windows that refuse it fall back to memory. */
export const deviceStorage: DeviceStorage = {
  read: (name) => {
    try {
      return window.localStorage.getItem(name) ?? memory.get(name)
    } catch {
      return memory.get(name)
    }
  },
  write: (name, text) => {
    try {
      window.localStorage.setItem(name, text)
    } catch {
      memory.set(name, text)
    }
  },
  remove: (name) => {
    memory.delete(name)
    try {
      window.localStorage.removeItem(name)
    } catch {
      // Nothing was kept there.
    }
  },
}
