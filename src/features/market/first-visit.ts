import { atom } from 'jotai'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'

/** The server's drawing hides the line by the same name before its first paint (`server/first-paint/frame.ts`). */
const name = storageName(productPrefix, 'guideAway')

const justPutAwayAtom = atom(false)

/** Whether the line for guests was put away on this device; setting it puts the line away for good. */
export const isGuideAwayAtom = atom(
  (get) => get(justPutAwayAtom) || deviceStorage.read(name) !== undefined,
  (_get, set) => {
    set(justPutAwayAtom, true)
    deviceStorage.write(name, 'true')
  },
)
