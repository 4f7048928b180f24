import { useDidHide, useDidShow } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { hidePointsAtom, pointsRowAtom } from '@/lib/points/points-row'
import { loginRequestAtom } from '@/lib/session/login-request'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { PointsPopup } from '@/ui/points-popup/points-popup'
import { BlockBox } from './block-box'
import { LoginDialog } from './login-dialog'
import { PrivacyBox } from './privacy-box'
import { UpdateBox } from './update-box'

/** Belongs on every page, beside its `Screen`: keeps the tab bar right when the page shows, and shows what may come at any time where the
 * person is: the login popup, what an answer said of points, a new version, the
 * question for the privacy agreement. */
export function SessionHost() {
  const request = useAtomValue(loginRequestAtom)
  const refreshTabBar = useSetAtom(loadBadgeAtom)
  const [isShown, setShown] = useState(true)
  useDidShow(() => {
    setShown(true)
    void refreshTabBar()
  })
  useDidHide(() => setShown(false))
  if (!isShown) return null
  return (
    <>
      {request.tag === 'open' && <LoginDialog why={request.why} />}
      <PointsNews />
      <BlockBox />
      <UpdateBox />
      <PrivacyBox />
    </>
  )
}

/** The points popup, after any answer that carried a row. Source: specification §2, §3 (points popup). */
function PointsNews() {
  const row = useAtomValue(pointsRowAtom)
  const hide = useSetAtom(hidePointsAtom)
  if (row === null) return null
  return <PointsPopup content={row.content} change={row.pointsAdd} balance={row.points} onHidden={hide} />
}
