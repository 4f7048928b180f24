import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { HelpLink } from '@/ui/help-link/help-link'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { loadWithdrawInfoAtom, withdrawInfoAtom } from '../atoms'
import { addCopy, copy } from '../copy'
import { useWithdraw } from '../use-withdraw'
import { WithdrawBar } from './withdraw-bar'
import { WithdrawForm } from './withdraw-form'

export interface WithdrawScreenProps {
  readonly asked: { readonly way?: string | undefined; readonly amount: Fen | null }
  readonly onDone: () => void
  readonly onSetPassword: () => void
  readonly children?: ReactNode
}

/** Applying for a withdrawal. Source: mockup 10-withdraw-add; domain model §3.9. */
export function WithdrawScreen({ asked, onDone, onSetPassword, children }: WithdrawScreenProps) {
  const user = useAtomValue(userAtom)
  const state = useAtomValue(withdrawInfoAtom)
  const load = useSetAtom(loadWithdrawInfoAtom)
  const withdraw = useWithdraw(asked, (amount) => {
    showToast(addCopy.done(yuanText(amount)))
    onDone()
  })
  const info = state.tag === 'ready' ? state.value : undefined
  const bar = info?.enabled !== false && (
    <WithdrawBar
      info={info}
      amount={withdraw.amount}
      problem={withdraw.problem}
      isSubmitting={withdraw.form.isSubmitting}
      onSubmit={withdraw.form.submit}
      onSetPassword={onSetPassword}
    />
  )
  return (
    <Screen
      title={addCopy.title}
      subtitle={addCopy.subtitle}
      plate={user?.blockNo}
      navEnd={<HelpLink at='withdraw' />}
      footer={bar === false ? undefined : bar}
    >
      <RemoteView
        of={state}
        onRetry={() => void load()}
        failure={(error) => ({ text: `${callErrorText(error)}。${copy.safe}` })}
      >
        {(info) =>
          info.enabled ? (
            <WithdrawForm info={info} withdraw={withdraw} onSetPassword={onSetPassword} />
          ) : (
            <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
          )
        }
      </RemoteView>
      {children}
    </Screen>
  )
}
