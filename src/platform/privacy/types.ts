import type { ReactNode } from 'react'

/** The platform waits until the person has accepted or declined our privacy agreement. */
export interface PrivacyQuestion {
  /** Continues what waited; only after a tap on the `AgreeButton`. */
  readonly agree: () => void
  /** Makes what waited fail; its caller says so. */
  readonly refuse: () => void
}

export interface Privacy {
  /** Calls back when the platform asks; returns a function that ends it. Source: WeChat, `onNeedPrivacyAuthorization`. */
  readonly watch: (tell: (question: PrivacyQuestion) => void) => () => void
  /** Shows the agreement that is stored with the platform. */
  readonly openAgreement: () => void
}

export interface AgreeButtonProps {
  readonly className?: string | undefined
  readonly onAgree: () => void
  readonly children: ReactNode
}
