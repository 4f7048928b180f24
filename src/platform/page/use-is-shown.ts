import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether this page is the one shown. The given functions run when it is shown (also at its opening) and when it is left. */
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
