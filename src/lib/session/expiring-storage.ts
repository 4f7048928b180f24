import type { DeviceStorage } from '@/platform/storage/types'

/** Values with an optional lifetime. A missing, empty (0 and '' too) or outlived value reads as the given default, or false. */
export interface ExpiringStorage {
  readonly get: (name: string, otherwise?: unknown) => unknown
  /** Keeps a value for `lifetimeS` seconds, of a text its leading number (`5s`); without a positive lifetime for good. */
  readonly set: (name: string, value: unknown, lifetimeS?: unknown) => void
  readonly remove: (name: string) => void
}

const expiryName = (name: string): string => `${name}_expire`

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The whole number that a text begins with; NaN without one. */
const leadingNumber = (value: unknown): number => Number.parseInt(String(value), 10)

/**
 * Keeps an expiry in whole seconds next to each value; a value is gone once the current whole second is past it.
 * Source: specification §3, §4.
 */
export function createExpiringStorage(door: DeviceStorage, now: () => number): ExpiringStorage {
  const nowS = () => Math.floor(now() / 1000)
  return {
    get: (name, otherwise) => {
      const expiry = leadingNumber(door.read(expiryName(name)))
      const isOver = expiry > 0 && nowS() > expiry
      return (isOver ? undefined : parsed(door.read(name))) || otherwise || false
    },
    set: (name, value, lifetimeS) => {
      door.write(name, JSON.stringify(value))
      const seconds = leadingNumber(lifetimeS)
      if (seconds > 0) door.write(expiryName(name), String(nowS() + seconds))
      else door.remove(expiryName(name))
    },
    remove: (name) => {
      door.remove(name)
      door.remove(expiryName(name))
    },
  }
}
