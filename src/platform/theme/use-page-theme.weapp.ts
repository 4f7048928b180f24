import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { theme } from './theme'
import type { UsePageTheme } from './types'

/** Bars and background belong to each page: a page below the one where the choice was made applies it when it is shown. */
export const usePageTheme: UsePageTheme = (choice) => {
  useDidShow(() => theme.apply(choice))
  useEffect(() => theme.apply(choice), [choice])
}
