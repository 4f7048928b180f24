import type { BlockRow } from '@contract/endpoints/market/cart'
import { blockMarket } from '@contract/block/limits'
import { readList } from '@/lib/session/kept-list'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'

/** A block as a guest saw it when it was put into the cart. */
export type SeenBlock = Pick<BlockRow, 'blockId' | 'blockNo' | 'areaName' | 'capacity' | 'state' | 'price' | 'until'> &
  // Not known while a block’s page still asks for it.
  Partial<Pick<BlockRow, 'place'>>

const name = storageName(productPrefix, 'cart')

const isSeen = (value: unknown): value is SeenBlock =>
  typeof value === 'object' && value !== null && 'blockId' in value && typeof value.blockId === 'number'

/** The guest's cart as the device keeps it, the newest first. */
export const readGuestCart = (): readonly SeenBlock[] => readList(deviceStorage.read(name), isSeen)

function write(blocks: readonly SeenBlock[]): void {
  if (blocks.length === 0) deviceStorage.remove(name)
  else deviceStorage.write(name, JSON.stringify(blocks))
}

const without = (blockIds: readonly number[]) => readGuestCart().filter(({ blockId }) => !blockIds.includes(blockId))

/** False when it is full. */
export function putIntoGuestCart(block: SeenBlock): boolean {
  const { blockId, blockNo, areaName, place, capacity, state, price, until } = block
  const others = without([blockId])
  if (others.length >= blockMarket.cartMost) return false
  write([
    { blockId, blockNo, areaName, ...(place !== undefined && { place }), capacity, state, price, until },
    ...others,
  ])
  return true
}

export const takeOutOfGuestCart = (blockIds: readonly number[]): void => write(without(blockIds))

/** What `/block/addCar` takes of it: every block with the price that was seen; '' for an empty cart. */
export const guestLines = (blocks: readonly SeenBlock[]): string =>
  blocks.map(({ blockId, price }) => (price === null ? `${blockId}` : `${blockId}:${price}`)).join(',')
