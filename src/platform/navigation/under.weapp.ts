import { addressAt } from '@contract/pages/packed'
import Taro from '@tarojs/taro'
import { navigation } from './navigation'
import type { Under } from './types'

function address(): string | undefined {
  const pages = Taro.getCurrentPages()
  const page = pages[pages.length - 2]
  if (page?.route === undefined) return undefined
  const options: unknown = page.options
  const asked: object = typeof options === 'object' && options !== null ? options : {}
  const query = Object.entries(asked).map(([key, value]) => `${key}=${String(value)}`)
  return [`/${addressAt(page.route)}`, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}

/** A mini-program does not leave its page to pay. */
export const under: Under = { address, back: (homeAddress) => navigation.back(homeAddress), note: () => undefined }
