import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/pay'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { findPayAtom } from '@/features/cashier/find-pay'
import { expandAtom, loadExpandAtom } from '@/features/expand/atoms'
import { ExpandScreen } from '@/features/expand/components/expand-screen'
import { billCopy, copy } from '@/features/expand/copy'
import { payableSlots } from '@/features/expand/rules/payable'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { askForBlockAtom } from '@/features/session/accounts/buy-block'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
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

/** Expansion: the open round of the city, or (`payNo`) the cashier of slots. Source: community §2. */
export default function ExpandPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <RoundPage /> : <Cashier payNo={payNo} />
}

function RoundPage() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const load = useSetAtom(loadExpandAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => Promise.all([load(areaId), loadSite()])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'expand', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <ExpandScreen
      areaId={areaId}
      isHalted={site.tag === 'ready' && site.value.halt !== undefined}
      onReload={reload}
      onBuyBlock={askForBlock}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </ExpandScreen>
  )
}

function Cashier({ payNo }: { readonly payNo: string }) {
  const { areaId, user } = useAtomValue(sessionAtom)
  const [pay, setPay] = useState<Remote<PayView, CallError>>({ tag: 'idle' })
  const known = useAtomValue(expandAtom)
  const find = useSetAtom(findPayAtom)
  const load = useSetAtom(loadExpandAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  // A purchase is private: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const reload = async () => {
    if (!user) return
    const [found] = await Promise.all([find(payNo), load(areaId), loadPurse()])
    if (found.ok) setPay({ tag: 'ready', value: found.value })
    else if (pay.tag !== 'ready') setPay({ tag: 'failed', error: found.error })
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void reload())
  const unpaid = known.tag === 'ready' ? known.value.mine?.unpaid : undefined
  if (user && pay.tag === 'ready') {
    return (
      <CashierScreen
        payable={payableSlots(pay.value, unpaid?.payNo === payNo ? unpaid : undefined)}
        plate={user.blockNo}
        onReload={() => void reload()}
        onLook={() => goUp('expand')}
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
