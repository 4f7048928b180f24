import Taro from '@tarojs/taro'
import type { TabBar } from './types'

const isTaken = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  )

export const tabBar: TabBar = {
  setLabel: (index, text) => isTaken(Taro.setTabBarItem({ index, text })),
  setBadge: (index, text) =>
    isTaken(text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text })),
}
