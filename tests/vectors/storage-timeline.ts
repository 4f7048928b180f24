import { createExpiringStorage } from '@/lib/session/expiring-storage'
import type { DeviceStorage } from '@/platform/storage/types'

interface Operation {
  readonly op: 'set' | 'get' | 'remove' | 'clear'
  readonly k: string
  readonly v?: unknown
  readonly ttl?: unknown
  readonly def?: unknown
  /** Milliseconds after the base time. */
  readonly at: number
}

/** Plays operations on the product's storage with a fake clock; gives what each reading gave. */
export function storageTimeline(operations: readonly Operation[], baseMs: number): readonly unknown[] {
  const texts = new Map<string, string>()
  const door: DeviceStorage = {
    read: (name) => texts.get(name),
    write: (name, text) => texts.set(name, text),
    remove: (name) => texts.delete(name),
  }
  let nowMs = baseMs
  const storage = createExpiringStorage(door, () => nowMs)
  return operations.flatMap(({ op, k, v, ttl, def, at }) => {
    nowMs = baseMs + at
    if (op === 'get') return [storage.get(k, def)]
    if (op === 'set') storage.set(k, v, ttl)
    if (op === 'remove') storage.remove(k)
    if (op === 'clear') texts.clear()
    return []
  })
}
