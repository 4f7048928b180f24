import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadPayPasswordInfoAtom, payPasswordInfoAtom } from '@/features/pay-password/atoms'
import { SetSheet } from '@/features/pay-password/components/set-sheet'
import { ClosingScreen } from '@/features/closing/components/closing-screen'
import { copy as closingCopy } from '@/features/closing/copy'
import { loadProfileAtom, profileAtom } from '@/features/profile/atoms'
import { ProofSheet } from '@/features/session/accounts/proof-sheet'
import { BindSheet } from '@/features/session/accounts/bind-sheet'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { WechatRow } from '@/features/session/messenger/wechat-row'
import { forgetWordsAtom } from '@/features/search/atoms'
import { forgetSeen } from '@/features/search/seen'
import { ProfileForm } from '@/features/user-info/components/profile-form'
import { SafetyRows } from '@/features/user-info/components/safety-rows'
import { copy } from '@/features/user-info/copy'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** The own profile, or closing the account; the page itself does not scroll. Source: specification §2 (user info); domain model §7. */
export default function UserInfoPage() {
  return useParams().part === 'close' ? <ClosePart /> : <ProfilePart />
}

function ProfilePart() {
  const user = useAtomValue(userAtom)
  const profile = useAtomValue(profileAtom)
  const payInfo = useAtomValue(payPasswordInfoAtom)
  const load = useSetAtom(loadProfileAtom)
  const loadPayInfo = useSetAtom(loadPayPasswordInfoAtom)
  const [sheet, setSheet] = useState<'mobile' | 'pay'>()
  useOnShow(user?.token ?? '', () => {
    void load()
    void loadPayInfo()
  })
  const close = () => setSheet(undefined)
  const closePay = () => {
    close()
    void loadPayInfo()
  }
  return (
    <Screen title={copy.title} plate={user?.blockNo}>
      {user === null ? (
        <GuestNotice text={copy.loginFirst} />
      ) : (
        <RemoteView of={profile} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
          {(own) => (
            <ProfileForm key={own.userId} profile={own} onSaved={() => void load()}>
              <SafetyRows
                profile={own}
                hasPayPassword={payInfo.tag === 'ready' ? payInfo.value.isSet : undefined}
                onMobile={() => setSheet('mobile')}
                onPayPassword={() => setSheet('pay')}
              />
              <WechatRow proofs={own.proofs} mobile={own.mobile} />
            </ProfileForm>
          )}
        </RemoteView>
      )}
      {sheet === 'mobile' && profile.tag === 'ready' && (
        <BindSheet
          mobile={profile.value.mobile}
          proofs={profile.value.proofs}
          onClose={close}
          onBound={() => {
            close()
            void load()
          }}
        />
      )}
      {sheet === 'pay' && (
        <SetSheet isSet={payInfo.tag === 'ready' && payInfo.value.isSet} onDone={closePay} onClose={closePay} />
      )}
      <SessionHost />
    </Screen>
  )
}

/** Closing the account. Its proof is that of other changes of how one signs in. Our decision: docs/decisions/0436-closing-an-account.md */
function ClosePart() {
  const user = useAtomValue(userAtom)
  const profile = useAtomValue(profileAtom)
  const load = useSetAtom(loadProfileAtom)
  const forgetWords = useSetAtom(forgetWordsAtom)
  useOnShow(user?.token ?? '', () => void load())
  if (user === null)
    return (
      <Screen title={closingCopy.title}>
        <GuestNotice text={closingCopy.loginFirst} />
        <SessionHost />
      </Screen>
    )
  const own = profile.tag === 'ready' ? profile.value : undefined
  const proof = own && own.proofs.length > 0 ? own : undefined
  return (
    <ClosingScreen
      proof={
        proof &&
        ((why, onProven, onClose) => (
          <ProofSheet proofs={proof.proofs} mobile={proof.mobile} why={why} onProven={onProven} onClose={onClose} />
        ))
      }
      onClosed={() => {
        forgetWords()
        forgetSeen()
      }}
    >
      <SessionHost />
    </ClosingScreen>
  )
}
