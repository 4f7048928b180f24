import Taro from '@tarojs/taro'
import { tradeEdition } from '../trade-edition/trade-edition'
import { target } from './target'

const worked = (going: Promise<unknown>): Promise<boolean> =>
  going.then(
    () => true,
    () => false,
  )

/** A tab of the trade edition, which the market edition has not. */
const sellBoard = '/pages/index/buy'

/**
 * Opens a page by an address that somebody wrote; switches to it when it is a tab page. An unknown address does nothing. Source:
 * specification §2 (links in rich text).
 */
export async function follow(address: string): Promise<void> {
  const isOfTrade = address.split('?')[0] === sellBoard
  if (typeof EDITION !== 'undefined' && EDITION === 'market' && isOfTrade) return tradeEdition.open(address)
  if (!(await worked(Taro.navigateTo({ url: target(address) }))))
    await worked(Taro.switchTab({ url: address.split('?')[0] ?? address }))
}
