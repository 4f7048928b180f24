import { useSetAtom } from 'jotai'
import type { Failure } from '@/lib/refusals/failure'
import type { NextStep } from '@/lib/refusals/next-step'
import { nextText } from '@/lib/refusals/next-step'
import { goTo, goToBoard } from '@/lib/routes/go'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { transferNotice } from './message'
import { MessageBox } from './message-box'

export interface FailureBoxProps {
  readonly failure: Failure
  readonly onHide: () => void
  /** What each step does on this screen. */
  readonly steps: Partial<Record<NextStep, () => void>>
}

const everywhere: Partial<Record<NextStep, () => void>> = {
  account: () => goTo('loginUser'),
  login: () => goTo('loginUser'),
  recharge: () => goTo('recharge'),
  board: goToBoard,
}

/**
 * Says what happened, whether the money is safe, and offers the next step. A step that does nothing on this screen is not offered. Source:
 * design §6 (errors).
 */
export function FailureBox({ failure: { text, step, next = nextText[step] }, onHide, steps }: FailureBoxProps) {
  const buyBlock = useSetAtom(askForBlockAtom)
  const follow = steps[step] ?? { ...everywhere, buyBlock }[step]
  // Its one button closes it, and there is no other: what follows from the notice is done then.
  const isNotice = transferNotice(text) !== undefined
  return (
    <MessageBox
      type={follow ? 'confirm' : 'info'}
      content={text}
      confirmText={next}
      cancelText='关闭'
      closeText={step === 'edit' ? next : nextText.close}
      onEvent={(event) => {
        onHide()
        if (event === 'confirm' || isNotice) follow?.()
      }}
    />
  )
}
