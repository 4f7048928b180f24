import type { ReactNode } from 'react'

/** The platform waits until the person has agreed to our privacy agreement, or has not. */
export interface PrivacyQuestion {
  /** Goes on with what waited; only after a tap on the `AgreeButton`. */
  readonly agree: () => void
  /** What waited fails, and says so where it was asked for. */
  readonly refuse: () => void
}

export interface Privacy {
  /** Tells when the platform asks; gives what ends it. Source: WeChat, `onNeedPrivacyAuthorization`. */
  readonly watch: (tell: (question: PrivacyQuestion) => void) => () => void
  /** Shows the agreement that is kept at the platform. */
  readonly openAgreement: () => void
}

export interface AgreeButtonProps {
  readonly className?: string | undefined
  readonly onAgree: () => void
  readonly children: ReactNode
}
