import Taro from '@tarojs/taro'
import type { WatchVisibility } from './types'

/** The platform can only observe elements already on the screen, so the observer starts after the screen has been updated. */
export const watchVisibility: WatchVisibility = (elementId, marginPx, tell) => {
  const { page } = Taro.getCurrentInstance()
  if (!page) return () => undefined
  const observer = Taro.createIntersectionObserver(page)
  let isOver = false
  Taro.nextTick(() => {
    if (isOver) return
    observer
      .relativeToViewport({ top: marginPx, bottom: marginPx })
      .observe(`#${elementId}`, ({ intersectionRatio = 0, boundingClientRect: box }) => {
        // A hidden page has no boxes.
        if (box && box.bottom > box.top) tell({ isNear: intersectionRatio > 0, heightPx: box.bottom - box.top })
      })
  })
  return () => {
    isOver = true
    observer.disconnect()
  }
}
