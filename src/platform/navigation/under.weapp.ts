import Taro from '@tarojs/taro'
import { navigation } from './navigation'
import { packedPages } from './packed-pages'
import type { Under } from './types'

const aliases: Readonly<Record<string, string | undefined>> = packedPages

function address(): string | undefined {
  const pages = Taro.getCurrentPages()
  const page = pages[pages.length - 2]
  if (page?.route === undefined) return undefined
  const own = `/${page.route}`
  const options: unknown = page.options
  const asked: object = typeof options === 'object' && options !== null ? options : {}
  const query = Object.entries(asked).map(([key, value]) => `${key}=${String(value)}`)
  return [aliases[own] ?? own, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}

/** A mini-program does not leave its page to pay. */
export const under: Under = { address, back: (homeAddress) => navigation.back(homeAddress), note: () => undefined }
