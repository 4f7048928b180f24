import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import type { Why } from '../client/gate'
import { answerWith } from '../client/gate'
import { enter, useMe } from '../client/session'
import type { Me } from '../client/session'
import { CodeStep } from './code-step'
import { copy } from './copy'
import { SignIn } from './sign-in'
import styles from './sign-in.module.scss'

interface Question {
  readonly why: Why
  readonly answer: (isProved: boolean) => void
}

const titles: Readonly<Record<Why, string>> = { idle: copy.idleTitle, fresh: copy.freshTitle, over: copy.overTitle }

/** Asks over the page for what a call needs; the page beneath stays as it was filled in. */
export function GateDialog() {
  const me = useMe()
  const [question, setQuestion] = useState<Question>()
  useEffect(() => answerWith((why) => new Promise((answer) => setQuestion({ why, answer }))), [])
  if (!question) return null
  const end = (isProved: boolean) => {
    setQuestion(undefined)
    question.answer(isProved)
  }
  const proved = (now: Me) => {
    enter(now)
    // Another person's page would show what is not theirs.
    end(now.staffId === me.staffId)
  }
  return (
    <Modal
      open
      centered
      width={410}
      footer={null}
      mask={{ closable: false }}
      title={titles[question.why]}
      onCancel={() => end(false)}
    >
      {question.why === 'over' ? (
        <SignIn name={me.name} onEntered={proved} />
      ) : (
        <div className={styles.dialog}>
          <p className={styles.note}>{question.why === 'fresh' ? copy.freshNote : copy.codeNote}</p>
          <CodeStep label={copy.goOn} onProved={proved} />
        </div>
      )}
    </Modal>
  )
}
