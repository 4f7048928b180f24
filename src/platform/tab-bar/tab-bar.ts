import Taro from '@tarojs/taro'
import type { TabBar } from './types'

// Taro's tabs are links to `javascript:;`, which a content policy refuses and reports at every tap. The tap itself is enough.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="javascript:"]') : null
  if (link) event.preventDefault()
})

const isStarting = () => {
  const bar = document.querySelector('taro-tabbar')
  return bar !== null && bar.querySelector('.weui-tabbar__label') === null
}

/**
 * Tells the tab bar something; gives whether it was taken. It starts by itself, and what it is told before it has drawn its labels is
 * lost without an answer.
 */
async function tell(change: () => Promise<unknown>): Promise<boolean> {
  while (isStarting()) await new Promise(requestAnimationFrame)
  return change().then(
    () => true,
    () => false,
  )
}

export const tabBar: TabBar = {
  setLabel: (index, text) => tell(() => Taro.setTabBarItem({ index, text })),
  setBadge: (index, text) =>
    tell(() => (text === null ? Taro.removeTabBarBadge({ index }) : Taro.setTabBarBadge({ index, text }))),
}
