import Taro from '@tarojs/taro'
import type { DeviceStorage } from './types'

const memory = new Map<string, string>()

/** The mini-program's storage; a full one falls back to memory. */
export const deviceStorage: DeviceStorage = {
  read: (name) => {
    const text: unknown = Taro.getStorageSync(name)
    return typeof text === 'string' && text !== '' ? text : memory.get(name)
  },
  write: (name, text) => {
    try {
      Taro.setStorageSync(name, text)
    } catch {
      memory.set(name, text)
    }
  },
  remove: (name) => {
    memory.delete(name)
    Taro.removeStorageSync(name)
  },
}
