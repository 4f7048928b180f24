import { useAtomValue, useSetAtom } from 'jotai'
import { handoverAbsence } from '@/features/handover/absence'
import { handoverAtom, loadHandoverAtom } from '@/features/handover/atoms'
import { HandoverScreen } from '@/features/handover/components/handover-screen'
import { handoverCopy as copy, passwordCopy } from '@/features/handover/copy'
import { useEnter } from '@/features/session/accounts/use-enter'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { useParams } from '@/platform/page/use-params'

/** One handover of a block, for its buyer and its seller, by the id of its order. Source: community §8. */
export default function HandoverPage() {
  const orderId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const enter = useEnter(copy)
  const {
    value: handover,
    state,
    reload,
  } = useKnown({
    key: user && orderId,
    of: { valueAtom: handoverAtom, loadAtom: loadHandoverAtom },
    isSought: (one) => one.orderId === orderId,
  })
  if (!user || !handover) return <AbsentPage {...handoverAbsence(orderId, state)} of={state} onReload={reload} />
  const { areaId, blockNo } = handover
  return (
    <HandoverScreen
      key={handover.orderId}
      handover={handover}
      acting={user.blockNo}
      onReload={reload}
      onEnter={(password) => enter({ areaId, blockNo, password })}
      onFind={() => openLogin(passwordCopy.findHow(blockNo))}
      onOther={(id) => goTo('handover', { id })}
    >
      <SessionHost />
    </HandoverScreen>
  )
}
