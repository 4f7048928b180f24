import type { KeptKey, KeptValues } from '@/lib/session/keeper'
import { deviceClock } from '@/platform/clock/clock'
import { deviceStorage } from '@/platform/storage/storage'
export const kept: KeptValues = {
  read: (key: KeptKey) => {
    try {
      const t = JSON.parse(deviceStorage.read(key) ?? 'null') as { v: unknown; e: number } | null
      return t && (t.e === 0 || t.e > deviceClock.now()) ? t.v : undefined
    } catch {
      return undefined
    }
  },
  write: (key, v, lifetimeS) =>
    deviceStorage.write(key, JSON.stringify({ v, e: lifetimeS ? deviceClock.now() + lifetimeS * 1000 : 0 })),
  remove: (key) => deviceStorage.remove(key),
}
