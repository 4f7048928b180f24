import type { Closing } from '@contract/endpoints/people/closing'
import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useOnShow } from '@/platform/page/use-on-show'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { closeAccountAtom, closingAtom, loadClosingAtom, takeBackAtom } from '../atoms'
import { copy } from '../copy'
import { ClosingFacts, WaitingFacts } from './closing-facts'
import styles from './closing-facts.module.scss'

interface AskedProof {
  readonly why: string
  readonly onProven: () => void
  readonly onClose: () => void
}

export interface ClosingScreenProps {
  /** Asks who it is; undefined where no proof is possible. */
  readonly proof: ((asked: AskedProof) => ReactNode) | undefined
  /** The account waits to be closed: what this device keeps of its person goes at once. */
  readonly onClosed: () => void
  readonly children?: ReactNode
}

/** What closing the account ends, keeps and erases, and the way to it and back. Our decision: docs/decisions/0436-closing-an-account.md */
export function ClosingScreen({ proof, onClosed, children }: ClosingScreenProps) {
  const user = useAtomValue(userAtom)
  const closing = useAtomValue(closingAtom)
  const load = useSetAtom(loadClosingAtom)
  const { now } = useAtomValue(serverClockAtom)
  const { step, setStep, isBusy, problem, close, takeBack } = useClosing(onClosed)
  useOnShow(`closing ${user?.token ?? ''}`, () => void load())
  return (
    <Screen title={copy.title} plate={user?.blockNo}>
      <RemoteView of={closing} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
        {(shown) => (
          <View className={cx(styles.page)}>
            <View className={cx(styles.body)}>
              {shown.until === null ? (
                <ClosingFacts of={shown} />
              ) : (
                <WaitingFacts of={shown} until={shown.until} now={now()} />
              )}
              {problem !== undefined && <Note tone='error'>{problem}</Note>}
            </View>
            <BottomBar>
              {shown.until === null ? (
                <Button
                  kind='danger'
                  onPress={() => setStep(proof ? 'proof' : 'question')}
                  loading={isBusy ? copy.closing : undefined}
                  disabled={shown.obstacles.length > 0 ? copy.left(shown.obstacles.length) : undefined}
                >
                  {copy.close}
                </Button>
              ) : (
                <Button
                  kind='primary'
                  onPress={() => void takeBack(shown)}
                  loading={isBusy ? copy.takingBack : undefined}
                >
                  {copy.takeBack}
                </Button>
              )}
            </BottomBar>
          </View>
        )}
      </RemoteView>
      {step === 'proof' &&
        proof?.({ why: copy.why, onProven: () => setStep('question'), onClose: () => setStep(undefined) })}
      {step === 'question' && closing.tag === 'ready' && (
        <MessageBox
          type='confirm'
          title={copy.title}
          content={copy.question}
          confirmText={copy.confirm}
          cancelText={copy.cancel}
          onEvent={(event) => (event === 'confirm' ? void close(closing.value) : setStep(undefined))}
        />
      )}
      {children}
    </Screen>
  )
}

/** The steps to an account that waits to be closed, a proof, a question, the call; and the way back. */
function useClosing(onClosed: () => void) {
  const send = useSetAtom(closeAccountAtom)
  const sendBack = useSetAtom(takeBackAtom)
  const load = useSetAtom(loadClosingAtom)
  const [step, setStep] = useState<'proof' | 'question'>()
  const { isBusy, run: alone } = useOneAtATime()
  const [problem, setProblem] = useState<string>()
  const run = async (call: () => ReturnType<typeof send>, onDone: () => void) => {
    const result = await alone(() => {
      setStep(undefined)
      setProblem(undefined)
      return call()
    })
    if (!result) return
    if (result.ok) onDone()
    else setProblem(problemOf(result.error))
    if (result.ok || result.error.kind === 'refused') void load()
  }
  const close = (seen: Closing) =>
    run(
      () => send(seen),
      () => {
        onClosed()
        showToast(copy.closed)
      },
    )
  const takeBack = ({ until }: Closing) =>
    run(
      () => sendBack(until ?? 0),
      () => showToast(copy.takenBack),
    )
  return { step, setStep, isBusy, problem, close, takeBack }
}

function problemOf(error: CallError): string | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind === 'refused' && error.data.need === 'proof') return copy.unproven
  if (error.kind === 'refused' && error.reason === 'MOVED') return copy.moved
  return isUncertain(error) ? copy.unknown : callErrorText(error)
}
