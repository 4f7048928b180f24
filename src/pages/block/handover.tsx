import { useAtomValue, useSetAtom } from 'jotai'
import { handoverAtom, loadHandoverAtom } from '@/features/handover/atoms'
import { HandoverAbsent } from '@/features/handover/components/handover-absent'
import { HandoverScreen } from '@/features/handover/components/handover-screen'
import { handoverCopy as copy, passwordCopy } from '@/features/handover/copy'
import { enterBlockAtom } from '@/features/session/accounts/enter-block'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead, goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { showToast } from '@/ui/toast/toast'

/** One handover of a block, for its buyer and its seller, by the id of its order. Source: community §8. */
export default function HandoverPage() {
  const orderId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(handoverAtom)
  const load = useSetAtom(loadHandoverAtom)
  const enter = useSetAtom(enterBlockAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const reload = async () => {
    if (orderId !== null && user) await load(orderId)
  }
  useOnShow(`${orderId} ${user?.token ?? ''}`, () => void reload())
  const handover = known.tag === 'ready' && known.value.orderId === orderId ? known.value : undefined
  if (!user || !handover)
    return (
      <HandoverAbsent
        known={orderId === null ? undefined : known}
        guest={!user && <GuestNotice text={copy.loginFirst} />}
        onRetry={() => void reload()}
        onMine={() => goInstead('mine')}
      >
        <SessionHost />
      </HandoverAbsent>
    )
  const { areaId, blockNo } = handover
  const actAs = async (password: string | undefined) => {
    const answer = await enter({ areaId, blockNo, password })
    if (!answer.ok) showToast(callErrorText(answer.error))
    else if (answer.value === null) openLogin(copy.askPassword(blockNo))
    else showToast(copy.entered(answer.value))
  }
  return (
    <HandoverScreen
      key={handover.orderId}
      handover={handover}
      acting={user.blockNo}
      onReload={reload}
      onEnter={actAs}
      onFind={() => openLogin(passwordCopy.findHow(blockNo))}
      onOther={(id) => goTo('handover', { id })}
    >
      <SessionHost />
    </HandoverScreen>
  )
}
