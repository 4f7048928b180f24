import type { DraftStorage } from '@/lib/forms/drafts'
import { draftLifetimeS } from '@/lib/forms/drafts'
import { createExpiringStorage } from '@/lib/session/expiring-storage'
import type { KeptValues } from '@/lib/session/keeper'
import type { Referee } from '@/lib/session/referee'
import type { KeptOffset } from '@/lib/session/server-clock'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceClock } from '@/platform/clock/clock'
import { deviceStorage } from '@/platform/storage/storage'

const storage = createExpiringStorage(deviceStorage, deviceClock.now)
const nameOf = (key: string): string => storageName(productPrefix, key)

/** What the device keeps between visits. Source: specification §3 (local storage keys). */
export const kept: KeptValues = {
  read: (key) => {
    const value = storage.get(nameOf(key))
    return value === false ? undefined : value
  },
  write: (key, value, lifetimeS) => storage.set(nameOf(key), value, lifetimeS),
  remove: (key) => storage.remove(nameOf(key)),
}

/** Half-filled forms, each kept for a week. */
export const keptDrafts: DraftStorage = {
  read: (key) => storage.get(nameOf(key)),
  write: (key, value) => storage.set(nameOf(key), value, draftLifetimeS),
  remove: (key) => storage.remove(nameOf(key)),
}

/** How wrong the device's clock is. */
export const keptOffset: KeptOffset = {
  read: () => Number(kept.read('clockOffset')) || 0,
  write: (offsetMs) => kept.write('clockOffset', offsetMs),
}

/** Who shared the link that led here. Source: specification §3 (shareCode). */
export const keptReferee: Referee = {
  read: () => {
    const userId = kept.read('shareCode')
    return typeof userId === 'number' ? userId : undefined
  },
  forget: () => kept.remove('shareCode'),
}
