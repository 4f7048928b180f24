import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { copyText } from '../clipboard/clipboard'
import { target } from '../navigation/target'
import type { Share, UsePageShare } from './types'

/** Sharing from the mini-program, by its own menu. See `types.ts`. */
export const share: Share = {
  hasButton: false,
  share: () => Promise.resolve('menu'),
  canSend: () => true,
  copy: async ({ link }) => ((await copyText(link)) ? 'copied' : 'failed'),
}

/**
 * Cards and the timeline of the mini-program; the page's settings switch both on. A card names where the page lies, so that it opens
 * without looking for it. See `types.ts`.
 */
export const usePageShare: UsePageShare = ({ title, path, imageUrl }) => {
  const picture = imageUrl === undefined ? {} : { imageUrl }
  useShareAppMessage(() => ({ title, path: target(path), ...picture }))
  useShareTimeline(() => ({ title, query: path.split('?')[1] ?? '', ...picture }))
}
