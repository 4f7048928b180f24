import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { fen } from '@contract/money'
import { LazySetSheet } from '@/features/pay-password/components/lazy-set-sheet'
import { PayPasswordHost } from '@/features/pay-password/components/pay-password-host'
import { SessionHost } from '@/features/session/host/session-host'
import { SignedInPage } from '@/features/session/host/signed-in-page'
import { loadWithdrawInfoAtom } from '@/features/withdraw/atoms'
import { WithdrawScreen } from '@/features/withdraw/components/withdraw-screen'
import { addCopy, copy } from '@/features/withdraw/copy'
import { idParam } from '@/lib/routes/address'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** Applying for a withdrawal. */
export default function WithdrawAddPage() {
  const user = useAtomValue(userAtom)
  const { way, amount } = useParams()
  const load = useSetAtom(loadWithdrawInfoAtom)
  const wanted = idParam(amount)
  const [isSetting, setSetting] = useState(false)
  const closeSheet = () => {
    setSetting(false)
    void load()
  }
  useOnShow(user?.token ?? '', () => void load())
  return (
    <SignedInPage title={addCopy.title} loginFirst={copy.loginFirst}>
      {({ userId }) => (
        <WithdrawScreen
          key={userId}
          asked={{ way, amount: wanted === null ? null : fen(wanted) }}
          onDone={() => goUp('withdraw')}
          onSetPassword={() => setSetting(true)}
        >
          <SessionHost />
          <PayPasswordHost />
          {isSetting && (
            <LazySetSheet isSet={false} onDone={closeSheet} onClose={closeSheet} onMissing={() => setSetting(false)} />
          )}
        </WithdrawScreen>
      )}
    </SignedInPage>
  )
}
