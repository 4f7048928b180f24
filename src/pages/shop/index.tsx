import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PayView } from '@contract/endpoints/pay'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { findPayAtom } from '@/features/cashier/find-pay'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { askForBlockAtom } from '@/features/session/accounts/buy-block'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { levelsAtom, loadLevelsAtom } from '@/features/shop/atoms'
import { ShopsScreen } from '@/features/shop/components/shops-screen'
import { billCopy, copy } from '@/features/shop/copy'
import { payableTerm } from '@/features/shop/rules/payable'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** The shops of the city, or (`payNo`) the cashier of a term. Source: community §5. */
export default function ShopsPage() {
  const { payNo = '' } = useParams()
  return payNo === '' ? <Shops /> : <Cashier payNo={payNo} />
}

function Shops() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadLevelsAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  const card = usePageCard({ route: 'shop', title: `${areaName}${copy.title} · ${siteName}` })
  return (
    <ShopsScreen
      areaId={areaId}
      areaName={areaName}
      onReload={reload}
      onBuyBlock={askForBlock}
      navEnd={<ShareButton card={card} />}
    >
      <SessionHost />
    </ShopsScreen>
  )
}

function Cashier({ payNo }: { readonly payNo: string }) {
  const { user } = useAtomValue(sessionAtom)
  const [pay, setPay] = useState<Remote<PayView, CallError>>({ tag: 'idle' })
  const known = useAtomValue(levelsAtom)
  const find = useSetAtom(findPayAtom)
  const load = useSetAtom(loadLevelsAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  // A payment is private: the page's menu shares the city instead.
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
  const reload = async () => {
    if (!user) return
    const [found] = await Promise.all([find(payNo), load(user.blockAreaId), loadPurse()])
    if (found.ok) setPay({ tag: 'ready', value: found.value })
    else if (pay.tag !== 'ready') setPay({ tag: 'failed', error: found.error })
  }
  useOnShow(`${payNo} ${user?.token ?? ''}`, () => void reload())
  const mine = known.tag === 'ready' ? known.value.mine : null
  if (user && pay.tag === 'ready') {
    return (
      <CashierScreen
        payable={payableTerm(pay.value, mine)}
        plate={user.blockNo}
        onReload={() => void reload()}
        onLook={() => (mine ? goUp('shopInfo', { id: mine.shopId }) : goUp('shop'))}
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
