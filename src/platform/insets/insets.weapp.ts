import Taro from '@tarojs/taro'
import { isSinglePage } from '../single-page/single-page'
import type { Insets, ReadInsets } from './types'

let known: Insets | undefined

/** A page with the platform's own bar, which pushes ours down: nothing has to be kept free. */
const underOtherBar: Insets = { statusBarPx: 0, navHeightPx: null, capsuleRightPaddingPx: null }

/** Measured once: neither the status bar nor the capsule moves while the app runs. */
export const insets: ReadInsets = () => known ?? measure()

function measure(): Insets {
  if (isSinglePage) return (known = underOtherBar)
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo()
  const capsule = Taro.getMenuButtonBoundingClientRect()
  // Some phones do not know it yet at the first call, so it is read again.
  if (capsule.width === 0) return { statusBarPx: statusBarHeight, navHeightPx: null, capsuleRightPaddingPx: null }
  const gapPx = Math.max(capsule.top - statusBarHeight, 0)
  known = {
    statusBarPx: statusBarHeight,
    navHeightPx: capsule.height + gapPx * 2,
    capsuleRightPaddingPx: windowWidth - capsule.left + gapPx,
  }
  return known
}
