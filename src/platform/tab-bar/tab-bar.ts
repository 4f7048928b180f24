import Taro from '@tarojs/taro'
import type { TabBar } from './types'

const succeeded = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  )

// Taro's tabs are links to `javascript:;`, which a content policy refuses and reports at every tap. The tap itself is enough.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="javascript:"]') : null
  if (link) event.preventDefault()
})

export const tabBar: TabBar = {
  setLabel: (index, text) => succeeded(Taro.setTabBarItem({ index, text })),
  setBadge: (index, text) =>
    succeeded(text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text })),
}
