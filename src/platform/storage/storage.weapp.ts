import Taro from '@tarojs/taro'
import type { DeviceStorage } from './types'

/** What the phone would not take; undefined: what it would not give up. */
const memory = new Map<string, string | undefined>()

/** The mini-program's storage, each of whose calls may fail; a full one falls back to memory. */
export const deviceStorage: DeviceStorage = {
  read: (name) => {
    if (memory.has(name)) return memory.get(name) || undefined
    try {
      const text: unknown = Taro.getStorageSync(name)
      return typeof text === 'string' && text !== '' ? text : undefined
    } catch {
      return undefined
    }
  },
  write: (name, text) => {
    try {
      Taro.setStorageSync(name, text)
      memory.delete(name)
    } catch {
      memory.set(name, text)
    }
  },
  remove: (name) => {
    try {
      Taro.removeStorageSync(name)
      memory.delete(name)
    } catch {
      memory.set(name, undefined)
    }
  },
}
