import Taro from '@tarojs/taro'
import type { TabBar } from './types'

const succeeded = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  )

export const tabBar: TabBar = {
  setLabel: (index, text) => succeeded(Taro.setTabBarItem({ index, text })),
  setBadge: (index, text) =>
    succeeded(text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text })),
}
