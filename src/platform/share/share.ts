import { useEffect } from 'react'
import { copyText } from '../clipboard/clipboard'
import { device } from '../device/device'
import { signedAddress } from './signed-address'
import type { Share, ShareCard, ShareEnd, UsePageShare } from './types'

const isMessenger = device.platform === 'messenger'

const isGivenUp = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

const copy = async ({ link }: ShareCard): Promise<ShareEnd> => ((await copyText(link)) ? 'copied' : 'failed')

async function bySystem(card: ShareCard): Promise<ShareEnd> {
  try {
    await navigator.share({ title: card.title, url: card.link })
    return 'shared'
  } catch (failure) {
    return isGivenUp(failure) ? 'given up' : copy(card)
  }
}

/** Whether WeChat's menu has the card of the current page. */
let isMenuReady = false

const hasSystem = () => !isMessenger && typeof navigator.share === 'function'

/** Sharing from a browser. See `types.ts`. */
export const share: Share = {
  hasButton: true,
  share: (card) => {
    if (isMessenger && isMenuReady) return Promise.resolve('menu')
    return hasSystem() ? bySystem(card) : copy(card)
  },
  canSend: () => (isMessenger && isMenuReady) || hasSystem(),
  copy,
}

/** See `types.ts`. WeChat's part is loaded in its browser only. */
export const usePageShare: UsePageShare = ({ title, path, link, imageUrl }, sign) => {
  useEffect(() => {
    if (!isMessenger) return undefined
    let isOver = false
    isMenuReady = false
    const tell = async () => {
      const { tellMessenger } = await import('./messenger')
      const isReady = await tellMessenger({ title, path, link, imageUrl }, () => sign(signedAddress()))
      if (!isOver) isMenuReady = isReady
    }
    void tell()
    return () => {
      isOver = true
    }
  }, [title, path, link, imageUrl, sign])
}
