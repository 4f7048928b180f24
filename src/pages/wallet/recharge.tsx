import { useAtomValue, useSetAtom } from 'jotai'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { loadRechargeAtom, loadRechargeInfoAtom, rechargeAtom } from '@/features/recharge/atoms'
import { RechargeScreen } from '@/features/recharge/components/recharge-screen'
import { copy } from '@/features/recharge/copy'
import { payableRecharge } from '@/features/recharge/rules/payable'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** Recharging: how much, then (`rechargeId`) the cashier. */
export default function RechargePage() {
  const rechargeId = idParam(useParams().rechargeId)
  const user = useAtomValue(userAtom)
  const load = useSetAtom(loadRechargeInfoAtom)
  useOnShow(user?.token ?? '', () => void (rechargeId === null && load()))
  if (user === null) {
    return (
      <Screen title={copy.title}>
        <GuestNotice text={copy.loginFirst} />
        <SessionHost />
      </Screen>
    )
  }
  if (rechargeId !== null) return <RechargeCashier rechargeId={rechargeId} blockNo={user.blockNo} />
  return (
    <RechargeScreen onMade={(made) => goInstead('recharge', { rechargeId: made.rechargeId })}>
      <SessionHost />
    </RechargeScreen>
  )
}

function RechargeCashier({ rechargeId, blockNo }: { readonly rechargeId: number; readonly blockNo: number }) {
  const recharge = useAtomValue(rechargeAtom)
  const load = useSetAtom(loadRechargeAtom)
  const loadPurse = useSetAtom(loadPurseAtom)
  const reload = () => {
    void load(rechargeId)
    void loadPurse()
  }
  useOnShow(`${rechargeId}`, reload)
  if (recharge.tag === 'ready' && recharge.value.rechargeId === rechargeId) {
    return (
      <CashierScreen
        payable={payableRecharge(recharge.value)}
        plate={blockNo}
        onReload={reload}
        onLook={() => goUp('money')}
      >
        <SessionHost />
      </CashierScreen>
    )
  }
  return (
    <Screen title={copy.title} plate={blockNo}>
      <RemoteView
        of={recharge}
        onRetry={reload}
        failure={(error) => ({ text: `${callErrorText(error)}。${copy.safe}` })}
      >
        {() => null}
      </RemoteView>
      <SessionHost />
    </Screen>
  )
}
