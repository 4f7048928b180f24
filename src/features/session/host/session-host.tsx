import { useAtomValue, useSetAtom } from 'jotai'
import { answerPrivacyAtom, isPrivacyAskedAtom } from '@/lib/privacy/privacy-question'
import { hidePointsAtom, pointsRowAtom } from '@/lib/points/points-row'
import { asksAtom, takeAsksAtom } from '@/lib/session/agreeing'
import { closeLoginAtom, loginRequestAtom } from '@/lib/session/login/request'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { lazy, useLazyInAdvance } from '@/lib/lazy/lazy'
import { answerUpdateAtom, updateNewsAtom } from '@/lib/updates/update-news'
import { useIsShown } from '@/platform/page/use-is-shown'

const LoginDialog = lazy(() =>
  import(/* webpackChunkName: "lazy" */ '../login/login-dialog').then(({ LoginDialog }) => LoginDialog),
)
const PrivacyBox = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './privacy-box').then(({ PrivacyBox }) => PrivacyBox),
)
const TermsBox = lazy(() => import(/* webpackChunkName: "lazy" */ './terms-box').then(({ TermsBox }) => TermsBox))
const PointsNews = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './points-news').then(({ PointsNews }) => PointsNews),
)
const UpdateBox = lazy(() => import(/* webpackChunkName: "lazy" */ './update-box').then(({ UpdateBox }) => UpdateBox))

/**
 * Belongs on every page, beside its `Screen`: keeps the tab bar up to date when the page shows, and shows what may come at any time: the
 * login popup, points from an answer, a new version, the privacy agreement, what is to be agreed to anew; the last not above the page where
 * that is read.
 */
export function SessionHost({ isReading = false }: { readonly isReading?: boolean }) {
  const request = useAtomValue(loginRequestAtom)
  const closeLogin = useSetAtom(closeLoginAtom)
  const isPrivacyAsked = useAtomValue(isPrivacyAskedAtom)
  const answerPrivacy = useSetAtom(answerPrivacyAtom)
  const takeAsks = useSetAtom(takeAsksAtom)
  const isAsked = useAtomValue(asksAtom).length > 0
  const refreshTabBar = useSetAtom(loadBadgeAtom)
  const isShown = useIsShown(() => void refreshTabBar())
  useLazyInAdvance()
  if (!isShown) return null
  return (
    <>
      {request.tag === 'open' && <LoginDialog of={request} onMissing={closeLogin} />}
      {isAsked && !isReading && <TermsBox onMissing={() => takeAsks('')} />}
      <Points />
      <Update />
      {isPrivacyAsked && <PrivacyBox onMissing={() => answerPrivacy(false)} />}
    </>
  )
}

/** The points popup, after any answer that carried a row. Source: specification §2, §3 (points popup). */
function Points() {
  const row = useAtomValue(pointsRowAtom)
  const hide = useSetAtom(hidePointsAtom)
  if (row === null) return null
  return (
    <PointsNews content={row.content} change={row.pointsAdd} balance={row.points} onHidden={hide} onMissing={hide} />
  )
}

/** A newer version is ready, or could not be loaded. Source: specification §2 (app update). */
function Update() {
  const news = useAtomValue(updateNewsAtom)
  const answer = useSetAtom(answerUpdateAtom)
  if (news === null) return null
  return <UpdateBox news={news} onAnswer={answer} onMissing={() => answer(false)} />
}
