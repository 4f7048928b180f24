import { ClosingScreen } from '@/features/closing/components/closing-screen'
import { copy as closingCopy } from '@/features/closing/copy'
import { SetSheet } from '@/features/pay-password/components/set-sheet'
import { BindSheet } from '@/features/session/accounts/bind-sheet'
import { ProofSheet } from '@/features/session/accounts/proof-sheet'
import { SessionHost } from '@/features/session/host/session-host'
import { SignedInPage } from '@/features/session/host/signed-in-page'
import { WechatRow } from '@/features/session/messenger/wechat-row'
import { ProfileView } from '@/features/user-info/components/profile-view'
import { SafetyRows } from '@/features/user-info/components/safety-rows'
import { copy } from '@/features/user-info/copy'
import { SignedIn } from '@/parts/guest/signed-in'
import { useParams } from '@/platform/page/use-params'
import { Screen } from '@/ui/screen/screen'
import { useClosePart, useUserInfo } from './use-user-info'

/** The own profile, or closing the account; the page itself does not scroll. Source: specification §2 (user info); domain model §7. */
export default function UserInfoPage() {
  return useParams().part === 'close' ? <ClosePart /> : <ProfilePart />
}

function ProfilePart() {
  const { user, profile, reload, safety, bind, pay } = useUserInfo()
  return (
    <Screen title={copy.title} plate={user?.blockNo}>
      <SignedIn loginFirst={copy.loginFirst}>
        <ProfileView of={profile} onReload={reload}>
          {(own) => (
            <>
              <SafetyRows profile={own} {...safety} />
              <WechatRow proofs={own.proofs} mobile={own.mobile} />
            </>
          )}
        </ProfileView>
      </SignedIn>
      {bind && <BindSheet {...bind} />}
      {pay && <SetSheet {...pay} />}
      <SessionHost />
    </Screen>
  )
}

/** Closing the account. Its proof is that of other changes of how one signs in. Our decision: docs/decisions/0436-closing-an-account.md */
function ClosePart() {
  const { proof, onClosed } = useClosePart()
  return (
    <SignedInPage title={closingCopy.title} loginFirst={closingCopy.loginFirst}>
      {() => (
        <ClosingScreen proof={proof && ((asked) => <ProofSheet {...proof} {...asked} />)} onClosed={onClosed}>
          <SessionHost />
        </ClosingScreen>
      )}
    </SignedInPage>
  )
}
