import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { atom } from 'jotai'
import type { PickedImage } from '@/platform/images/types'
import type { Watch } from './send-picture'
import { offlineText } from './words'

/**
 * Uploads a picture to the object store and returns its path there, or words for the person. What sends it is fetched when the first one
 * leaves: no page that is only read waits for it. Source: specification §4 (image upload), §5, §7.
 */
export const uploadPictureAtom = atom(
  null,
  async (_get, set, image: PickedImage, watch: Watch): Promise<Result<string, string>> => {
    const sending = await import('./send-picture').catch(() => undefined)
    return sending ? set(sending.sendPictureAtom, image, watch) : err(offlineText)
  },
)
