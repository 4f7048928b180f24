import { lazy, Suspense, useEffect } from 'react'
import { form } from './client/call'
import { enter, leave, useSession } from './client/session'
import { SignInPage } from './session/sign-in'

const Shell = lazy(() => import('./frame/shell').catch(() => import('./frame/no-shell')))

/** Asks who is signed in. A session that was left unused begins anew at the door. */
function hello(): void {
  void form('/admin/session/me', {}).then((answer) => (answer.ok ? enter(answer.value) : leave()))
}

/** The door, and behind it the shell. */
export function App() {
  const session = useSession()
  useEffect(hello, [])
  if (session.state === 'unknown') return null
  if (session.state === 'out') return <SignInPage onEntered={enter} />
  return (
    <Suspense fallback={null}>
      <Shell key={session.me.staffId} />
    </Suspense>
  )
}
