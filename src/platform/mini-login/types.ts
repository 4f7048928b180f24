import type { ReactNode } from 'react'

/**
 * How asking for the mobile number ended: with a code that the server changes into the number, refused by the person, or not possible
 * (the platform gives no number here, or the phone has no network).
 */
export type PhoneAnswer =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'denied' } | { readonly kind: 'failed' }

export interface PhoneButtonProps {
  readonly className?: string | undefined
  /** Whether a tap does nothing, because a login is running. */
  readonly disabled?: boolean
  readonly onAnswer: (answer: PhoneAnswer) => void
  readonly children: ReactNode
}

export interface MiniLogin {
  /** A button whose tap asks the person for their mobile number; nothing where the platform has none. */
  readonly PhoneButton: (props: PhoneButtonProps) => ReactNode
}
