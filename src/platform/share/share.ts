import { useEffect } from 'react'
import { copyText } from '../clipboard/clipboard'
import { device } from '../device/device'
import { signedAddress } from './signed-address'
import type { Share, ShareCard, ShareEnd, UsePageShare } from './types'

const isMessenger = device.platform === 'messenger'

const isGivenUp = (failure: unknown) => failure instanceof Error && failure.name === 'AbortError'

async function bySystem({ title, link }: ShareCard): Promise<ShareEnd> {
  try {
    await navigator.share({ title, url: link })
    return 'shared'
  } catch (failure) {
    if (isGivenUp(failure)) return 'given up'
    return (await copyText(link)) ? 'copied' : 'failed'
  }
}

/** Whether WeChat's menu has the card of the current page. */
let isMenuReady = false

/** Sharing from a browser. See `types.ts`. */
export const share: Share = {
  hasButton: true,
  share: async (card) => {
    if (isMessenger && isMenuReady) return 'menu'
    if (!isMessenger && typeof navigator.share === 'function') return bySystem(card)
    return (await copyText(card.link)) ? 'copied' : 'failed'
  },
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
