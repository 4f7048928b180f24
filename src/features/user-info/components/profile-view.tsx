import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { RemoteView } from '@/ui/remote-view/remote-view'
import type { Profile } from '../use-profile-form'
import { ProfileForm } from './profile-form'

export interface ProfileViewProps {
  readonly of: Remote<Profile, CallError>
  readonly onReload: () => void
  /** Below the form: mobile number, passwords, sessions. */
  readonly children: (own: Profile) => ReactNode
}

/** The form of the reader's own profile, once that is here. */
export function ProfileView({ of, onReload, children }: ProfileViewProps) {
  return (
    <RemoteView of={of} onRetry={onReload} failure={(error) => ({ text: callErrorText(error) })}>
      {(own) => (
        <ProfileForm key={own.userId} profile={own} onSaved={onReload}>
          {children(own)}
        </ProfileForm>
      )}
    </RemoteView>
  )
}
