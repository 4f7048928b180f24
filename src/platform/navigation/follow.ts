import Taro from '@tarojs/taro'
import { place } from './place'

const worked = (going: Promise<unknown>): Promise<boolean> =>
  going.then(
    () => true,
    () => false,
  )

/**
 * Opens a page by an address that somebody wrote; switches to it when it is a tab page. An unknown address does nothing. Source:
 * specification §2 (links in rich text).
 */
export async function follow(address: string): Promise<void> {
  if (!(await worked(Taro.navigateTo({ url: place(address) }))))
    await worked(Taro.switchTab({ url: address.split('?')[0] ?? address }))
}
