import { LoginCard } from '@/features/session/components/login-card'
import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'

/** Logging in on a page of its own. */
export default function LoginPage() {
  return (
    <Screen title='登录'>
      <LoginCard />
      <SessionHost />
    </Screen>
  )
}
