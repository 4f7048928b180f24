import { addressAt } from '@contract/pages/packed'
import Taro from '@tarojs/taro'
import type { StartHash } from './types'

interface Entered {
  readonly path?: string
  readonly query?: Readonly<Record<string, unknown>>
}

const hashOf = ({ path = '', query = {} }: Entered): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`)
  return path === '' ? '' : `#/${addressAt(path.replace(/^\//, ''))}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

export const startHash: StartHash = {
  read: () => hashOf(Taro.getLaunchOptionsSync()),
  replaceBy: () => undefined,
  onEnter: (run) => Taro.onAppShow?.((options) => run(hashOf(options))),
}
