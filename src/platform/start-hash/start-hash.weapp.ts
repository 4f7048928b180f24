import Taro from '@tarojs/taro'
import { packedPages } from '../navigation/packed-pages'
import type { StartHash } from './types'

interface Entered {
  readonly path?: string
  readonly query?: Readonly<Record<string, unknown>>
}

/** A page's address by where it lies. */
const addresses = new Map<string, string>(Object.entries(packedPages))

const hashOf = ({ path = '', query = {} }: Entered): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`)
  const place = path.replace(/^\/?/, '/')
  return path === '' ? '' : `#${addresses.get(place) ?? place}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

export const startHash: StartHash = {
  read: () => hashOf(Taro.getLaunchOptionsSync()),
  replaceBy: () => undefined,
  onEnter: (run) => Taro.onAppShow?.((options) => run(hashOf(options))),
}
