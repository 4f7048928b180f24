import { useAtomValue, useSetAtom } from 'jotai'
import { loadPurseAtom } from '@/features/cashier/atoms'
import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { loadRechargeAtom, loadRechargeInfoAtom, rechargeAtom } from '@/features/recharge/atoms'
import { RechargeScreen } from '@/features/recharge/components/recharge-screen'
import { copy } from '@/features/recharge/copy'
import { payableRecharge } from '@/features/recharge/rules/payable'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { SignedInPage } from '@/features/session/host/signed-in-page'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** Recharging: how much, then (`rechargeId`) the cashier. */
export default function RechargePage() {
  const rechargeId = idParam(useParams().rechargeId)
  const user = useAtomValue(userAtom)
  const load = useSetAtom(loadRechargeInfoAtom)
  useOnShow(user?.token ?? '', () => void (rechargeId === null && load()))
  return (
    <SignedInPage title={copy.title} loginFirst={copy.loginFirst}>
      {({ blockNo }) =>
        rechargeId === null ? (
          <RechargeScreen onMade={(made) => goInstead('recharge', { rechargeId: made.rechargeId })}>
            <SessionHost />
          </RechargeScreen>
        ) : (
          <RechargeCashier rechargeId={rechargeId} plate={blockNo} />
        )
      }
    </SignedInPage>
  )
}

const look = () => goUp('money')

function RechargeCashier({ rechargeId, plate }: { readonly rechargeId: number; readonly plate: number }) {
  const { value, state, reload } = useKnown({
    key: rechargeId,
    of: { valueAtom: rechargeAtom, loadAtom: loadRechargeAtom },
    isSought: (one) => one.rechargeId === rechargeId,
    also: useSetAtom(loadPurseAtom),
  })
  if (!value) return <AbsentPage title={copy.title} plate={plate} of={state} safe={copy.safe} onReload={reload} />
  return (
    <CashierScreen payable={payableRecharge(value)} plate={plate} onReload={() => void reload()} onLook={look}>
      <SessionHost />
    </CashierScreen>
  )
}
