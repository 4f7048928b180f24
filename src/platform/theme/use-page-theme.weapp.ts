import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { theme } from './theme'
import type { UsePageTheme } from './types'

/** Bars and ground belong to each page: a page that was below the one where the choice was made learns of it when it shows. */
export const usePageTheme: UsePageTheme = (choice) => {
  useDidShow(() => theme.apply(choice))
  useEffect(() => theme.apply(choice), [choice])
}
