import type { Closing } from '@contract/endpoints/people/closing'
import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { closeAccountAtom, closingAtom, loadClosingAtom } from '../atoms'
import { copy } from '../copy'
import { ClosingFacts } from './closing-facts'
import styles from './closing-facts.module.scss'

export interface ClosingScreenProps {
  /** Asks who it is; undefined where no proof is possible. */
  readonly proof: ((why: string, onProven: () => void, onClose: () => void) => ReactNode) | undefined
  /** The account is closed: what the device keeps of its person goes too. */
  readonly onClosed: () => void
  readonly children?: ReactNode
}

/** What closing the account ends, keeps and erases, and the way to it. Our decision: docs/decisions/0436-closing-an-account.md */
export function ClosingScreen({ proof, onClosed, children }: ClosingScreenProps) {
  const user = useAtomValue(userAtom)
  const closing = useAtomValue(closingAtom)
  const load = useSetAtom(loadClosingAtom)
  const { step, setStep, isClosing, problem, close } = useClosing(onClosed)
  useOnShow(`closing ${user?.token ?? ''}`, () => void load())
  return (
    <Screen title={copy.title} plate={user?.blockNo}>
      <RemoteView of={closing} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
        {(shown) => (
          <View className={cx(styles.page)}>
            <View className={cx(styles.body)}>
              <ClosingFacts of={shown} />
              {problem !== undefined && <Note tone='error'>{problem}</Note>}
            </View>
            <BottomBar>
              <Button
                kind='danger'
                onPress={() => setStep(proof ? 'proof' : 'question')}
                loading={isClosing ? copy.closing : undefined}
                disabled={shown.obstacles.length > 0 ? copy.left(shown.obstacles.length) : undefined}
              >
                {copy.close}
              </Button>
            </BottomBar>
          </View>
        )}
      </RemoteView>
      {step === 'proof' &&
        proof?.(
          copy.why,
          () => setStep('question'),
          () => setStep(undefined),
        )}
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

/** The steps to a closed account: a proof, a question, the call. */
function useClosing(onClosed: () => void) {
  const send = useSetAtom(closeAccountAtom)
  const load = useSetAtom(loadClosingAtom)
  const [step, setStep] = useState<'proof' | 'question'>()
  const [isClosing, setClosing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = async (seen: Closing) => {
    if (isClosing) return
    setStep(undefined)
    setProblem(undefined)
    setClosing(true)
    const result = await send(seen)
    setClosing(false)
    if (result.ok) {
      onClosed()
      showToast(copy.closed)
      return goInstead('mine')
    }
    const { error } = result
    if (error.kind === 'loggedOut') return
    if (error.kind === 'refused' && error.data.need === 'proof') return setProblem(copy.unproven)
    if (error.kind === 'refused' && error.reason === 'MOVED') setProblem(copy.moved)
    else setProblem(isUncertain(error) ? copy.unknown : callErrorText(error))
    if (error.kind === 'refused') void load()
  }
  return { step, setStep, isClosing, problem, close }
}
