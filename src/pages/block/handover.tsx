import { useAtomValue, useSetAtom } from 'jotai'
import { handoverAtom, loadHandoverAtom } from '@/features/handover/atoms'
import { HandoverAbsent } from '@/features/handover/components/handover-absent'
import { HandoverScreen } from '@/features/handover/components/handover-screen'
import { handoverCopy as copy, passwordCopy } from '@/features/handover/copy'
import { useEnter } from '@/features/session/accounts/use-enter'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead, goTo } from '@/lib/routes/go'
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
  if (!user || !handover)
    return (
      <HandoverAbsent
        known={orderId === null ? undefined : state}
        guest={!user && <GuestNotice text={copy.loginFirst} />}
        onRetry={() => void reload()}
        onMine={() => goInstead('mine')}
      >
        <SessionHost />
      </HandoverAbsent>
    )
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
