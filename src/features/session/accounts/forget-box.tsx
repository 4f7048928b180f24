import { MessageBox } from '@/ui/message-box/message-box'
import { copy } from '../copy'
import type { useAccounts } from './use-accounts'
import { calledOf } from './use-accounts'

export interface ForgetBoxProps {
  readonly of: Pick<ReturnType<typeof useAccounts>, 'leaving' | 'forget' | 'keep'>
}

/** Asks before a remembered account is forgotten. */
export function ForgetBox({ of: { leaving, forget, keep } }: ForgetBoxProps) {
  if (!leaving) return null
  return (
    <MessageBox
      type='confirm'
      title={copy.forgetTitle(calledOf(leaving))}
      content={copy.forgetQuestion}
      confirmText={copy.forget}
      onEvent={(event) => (event === 'confirm' ? forget() : keep())}
    />
  )
}
