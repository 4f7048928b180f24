import Taro from '@tarojs/taro'
import type { WatchVisibility } from './types'

/** The platform watches what is on the screen already, so it is asked after the screen has taken what is new. */
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
        // A page that is not seen has no boxes.
        if (box && box.bottom > box.top) tell({ isNear: intersectionRatio > 0, heightPx: box.bottom - box.top })
      })
  })
  return () => {
    isOver = true
    observer.disconnect()
  }
}
