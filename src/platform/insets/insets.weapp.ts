import Taro from '@tarojs/taro'
import type { Insets, ReadInsets } from './types'

let known: Insets | undefined

/** Measured once: neither the status bar nor the capsule moves while the app runs. */
export const insets: ReadInsets = () => (known ??= measure())

function measure(): Insets {
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  if (capsule.width === 0) return { statusBarPx: statusBarHeight, navHeightPx: null, capsuleRightPaddingPx: null }
  const gapPx = Math.max(capsule.top - statusBarHeight, 0)
  return {
    statusBarPx: statusBarHeight,
    navHeightPx: capsule.height + gapPx * 2,
    capsuleRightPaddingPx: windowWidth - capsule.left + gapPx,
  }
}
