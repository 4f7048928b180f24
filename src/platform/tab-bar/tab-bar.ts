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

const isStarting = () => {
  const bar = document.querySelector('taro-tabbar')
  return bar !== null && bar.querySelector('.weui-tabbar__label') === null
}

/** Taro's tab bar starts by itself, and what it is told before it has drawn its labels is lost without an answer. */
async function started(): Promise<void> {
  while (isStarting()) await new Promise(requestAnimationFrame)
}

export const tabBar: TabBar = {
  setLabel: async (index, text) => {
    await started()
    return succeeded(Taro.setTabBarItem({ index, text }))
  },
  setBadge: async (index, text) => {
    await started()
    return succeeded(text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text }))
  },
}
