import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { SessionHost } from '@/features/session/host/session-host'
import { FreezeView } from '@/features/wallet/components/freeze-view'
import { holdCopy } from '@/features/wallet/hold-copy'
import type { HoldReason } from '@/features/wallet/holds'
import { holdsCall, loadFrozenTotalAtom } from '@/features/wallet/holds'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { HelpLink } from '@/ui/help-link/help-link'
import { Screen } from '@/ui/screen/screen'

/** Frozen money, hold by hold. */
export default function FreezePage() {
  const user = useAtomValue(userAtom)
  const [reason, setReason] = useState<HoldReason | ''>('')
  const holds = useList(holdsCall, user ? (reason === '' ? {} : { reason }) : undefined)
  const loadTotal = useSetAtom(loadFrozenTotalAtom)
  const reload = () => Promise.all([loadTotal(), holds.refresh()])
  useOnShow(user?.token ?? '', () => void loadTotal())
  return (
    <Screen title={holdCopy.title} plate={user?.blockNo} navEnd={<HelpLink at='frozen' />} onRefresh={reload}>
      <SignedIn loginFirst={holdCopy.loginFirst}>
        <FreezeView reason={reason} onReason={setReason} holds={holds} onChanged={() => void reload()} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
