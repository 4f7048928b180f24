import { useAtomValue, useSetAtom } from 'jotai'
import { caseAtom, loadCaseAtom } from '@/features/disputes/atoms'
import { OrderAddress } from '@/features/addresses/components/order-address'
import { CaseScreen } from '@/features/disputes/components/case-screen'
import { caseAbsence } from '@/features/disputes/case-absence'
import { CaseFacts } from '@/features/orders/dispute/case-facts'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** One dispute, by the id of its order, for the person who decides it. */
export default function DisputePage() {
  const orderId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(caseAtom)
  const load = useSetAtom(loadCaseAtom)
  const reload = async () => {
    if (orderId !== null && user) await load(orderId)
  }
  useOnShow(`${orderId} ${user?.token ?? ''}`, () => void reload())

  if (user && known.tag === 'ready' && known.value.orderId === orderId)
    return (
      <CaseScreen of={known.value} onReload={reload}>
        <CaseFacts
          of={known.value}
          address={known.value.delivery === 'post' && <OrderAddress orderId={orderId} state={known.value.state} />}
        />
        <SessionHost />
      </CaseScreen>
    )
  return <AbsentPage {...caseAbsence(orderId, known)} of={known} onReload={reload} />
}
