import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether the page is the one that shows. What is given runs when it comes to show, the opening included, and when it is left. */
export function useIsShown(onShow?: () => void, onHide?: () => void): boolean {
  const [isShown, setShown] = useState(true)
  useDidShow(() => {
    setShown(true)
    onShow?.()
  })
  useDidHide(() => {
    setShown(false)
    onHide?.()
  })
  return isShown
}
