import { readList } from '@/lib/session/kept-list'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'
import type { Seen } from './rules'
import { isSeen, withSeen } from './rules'

const name = storageName(productPrefix, 'seenSales')

/** The listings that were looked at on this device, the last one first. */
export const rememberedSeen = (): Seen[] => readList(deviceStorage.read(name), isSeen)

/** Remembers that a listing was looked at. */
export function keepSeen({ saleId, areaId, title, thumb, category }: Seen): void {
  deviceStorage.write(name, JSON.stringify(withSeen(rememberedSeen(), { saleId, areaId, title, thumb, category })))
}

export const forgetSeen = (): void => deviceStorage.remove(name)
