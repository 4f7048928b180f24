import { atom } from 'jotai'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'

const name = storageName(productPrefix, 'cartCount')

const countBase = atom<number>()

/** How many lines the cart has; kept on the device, so that the badge is there before the server answers. Source: specification §2. */
export const cartCountAtom = atom(
  (get) => get(countBase) ?? Number(deviceStorage.read(name) ?? 0),
  (_get, set, count: number) => {
    deviceStorage.write(name, String(count))
    set(countBase, count)
  },
)
