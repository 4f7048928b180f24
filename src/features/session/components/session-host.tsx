import { useDidHide, useDidShow } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loginRequestAtom } from '@/lib/session/login-request'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { LoginDialog } from './login-dialog'

/** Belongs on every page, beside its `Screen`: keeps the tab bar right when the page shows, and shows the login popup where the person is. */
export function SessionHost() {
  const request = useAtomValue(loginRequestAtom)
  const refreshTabBar = useSetAtom(loadBadgeAtom)
  const [isShown, setShown] = useState(true)
  useDidShow(() => {
    setShown(true)
    void refreshTabBar()
  })
  useDidHide(() => setShown(false))
  return isShown && request.tag === 'open' ? <LoginDialog why={request.why} /> : null
}
