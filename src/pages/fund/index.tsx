import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/pay'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { findPayAtom } from '@/features/cashier/find-pay'
import { loadFundAtom } from '@/features/fund/atoms'
import { checkFundAtom } from '@/features/fund/check-atoms'
import { FundScreen } from '@/features/fund/components/fund-screen'
import { billCopy, copy } from '@/features/fund/copy'
import { payableGift } from '@/features/fund/rules/payable'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** The fund of the city, or (`payNo`) the cashier of a gift. Source: community §3. */
export default function FundPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <Fund /> : <Cashier payNo={payNo} />
}

function Fund() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const load = useSetAtom(loadFundAtom)
  const check = useSetAtom(checkFundAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => Promise.all([load(areaId), loadSite(), check(areaId)])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'fund', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <FundScreen
      areaId={areaId}
      areaName={areaName}
      isHalted={site.tag === 'ready' && site.value.halt !== undefined}
      onReload={reload}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </FundScreen>
  )
}

function Cashier({ payNo }: { readonly payNo: string }) {
  const { user } = useAtomValue(sessionAtom)
  const [pay, setPay] = useState<Remote<PayView, CallError>>({ tag: 'idle' })
  const find = useSetAtom(findPayAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  // A gift is nobody else's: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const reload = async () => {
    if (!user) return
    const [found] = await Promise.all([find(payNo), loadPurse()])
    if (found.ok) setPay({ tag: 'ready', value: found.value })
    else if (pay.tag !== 'ready') setPay({ tag: 'failed', error: found.error })
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void reload())
  if (user && pay.tag === 'ready') {
    return (
      <CashierScreen
        payable={payableGift(pay.value)}
        plate={user.blockNo}
        onReload={() => void reload()}
        onLook={() => goUp('fund')}
      >
        <PayPasswordHost />
        <SessionHost />
      </CashierScreen>
    )
  }
  return (
    <Screen title={billCopy.title} plate={user?.blockNo}>
      {user ? (
        <RemoteView of={pay} onRetry={() => void reload()} failure={(error) => ({ text: missing(error) })}>
          {() => null}
        </RemoteView>
      ) : (
        <GuestNotice text={billCopy.loginFirst} />
      )}
      <SessionHost />
    </Screen>
  )
}

const missing = (error: CallError) =>
  error.kind === 'refused' && error.reason === 'NOT_FOUND' ? billCopy.missing : callErrorText(error)
