import Taro from '@tarojs/taro'
import { navigation } from './navigation'
import type { Under } from './types'

/**
 * In the storage of the browser's tab: where it left the app, and which page lay under that. After coming back, the app knows only its own
 * page.
 */
const name = 'menpai_under'

function noted(): string | undefined {
  const [at, address] = (window.sessionStorage.getItem(name) ?? '').split(' ')
  return at === window.location.href ? address : undefined
}

const isAlone = () => Taro.getCurrentPages().length < 2

function opened(): string | undefined {
  const pages = Taro.getCurrentPages()
  const path: unknown = pages[pages.length - 2]?.path
  return typeof path === 'string' ? path : undefined
}

export const under: Under = {
  address: () => (isAlone() ? noted() : opened()),
  back: (homeAddress) => (isAlone() ? window.history.back() : navigation.back(homeAddress)),
  note: () => window.sessionStorage.setItem(name, `${window.location.href} ${under.address() ?? ''}`),
}
