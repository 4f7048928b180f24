import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { shownPage } from './shown'
import type { UsePageTitle } from './types'

/** The window has one title: a page that lies below writes it when it shows again. See `types.ts`. */
export const usePageTitle: UsePageTitle = (title) => {
  const own = useRef<string>()
  useEffect(() => {
    own.current ??= Taro.getCurrentInstance().router?.$taroPath ?? ''
    const page = own.current
    const write = () => {
      if (shownPage.isShown(page)) document.title = title
    }
    write()
    return shownPage.onChange(write)
  }, [title])
}
