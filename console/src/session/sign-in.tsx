import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { Me } from '../client/session'
import { Avatar } from '../kit/avatar/avatar'
import { CityLines } from '../kit/city-lines/city-lines'
import { CodeStep } from './code-step'
import { copy } from './copy'
import { PasswordStep } from './password-step'
import styles from './sign-in.module.scss'

const EnrolStep = lazy(() => import('./enrol-step'))

/** The page of who is not signed in: the password, then the code. */
export const SignInPage = ({ onEntered }: { readonly onEntered: (me: Me) => void }) => (
  <main className={styles.page}>
    <div className={styles.city}>
      <CityLines seed={3253} width={920} height={900} scale={5} target={[410, 506]} />
      <div className={styles.sign}>
        <strong className={styles.plate}>{copy.plate}</strong>
        <p className={styles.promise}>{copy.promise}</p>
      </div>
    </div>
    <div className={styles.side}>
      <SignIn onEntered={onEntered} />
    </div>
  </main>
)

type Step = 'password' | 'enrol' | 'code'

const heads: Readonly<Record<Step, readonly [string, string]>> = {
  password: [copy.signIn, copy.signInNote],
  enrol: [copy.enrol, copy.enrolNote],
  code: [copy.code, copy.codeNote],
}

/** The steps of signing in, in a page of their own or over one whose session is over. */
export function SignIn({ name: known, onEntered }: { readonly name?: string; readonly onEntered: (me: Me) => void }) {
  const [step, setStep] = useState<Step>('password')
  const [name, setName] = useState(known ?? '')
  const [head, note] = heads[step]
  const started = (who: string) => {
    setName(who)
    setStep('code')
  }
  return (
    <section className={styles.box} aria-labelledby='sign-in-head'>
      <h1 id='sign-in-head' className={styles.head}>
        {head}
      </h1>
      <p className={styles.note}>{note}</p>
      {step === 'code' && (
        <div className={styles.who}>
          <Avatar seed={name} />
          <strong>{name}</strong>
          <Button type='link' onClick={() => setStep('password')}>
            {copy.someoneElse}
          </Button>
        </div>
      )}
      {step === 'password' && <PasswordStep {...(known !== undefined && { name: known })} onStarted={started} />}
      {step === 'code' && <CodeStep label={copy.enter} onProved={onEntered} />}
      {step === 'enrol' && (
        <Suspense fallback={null}>
          <EnrolStep onStarted={started} />
        </Suspense>
      )}
      {step !== 'code' && known === undefined && (
        <Button type='link' className={styles.other} onClick={() => setStep(step === 'enrol' ? 'password' : 'enrol')}>
          {step === 'enrol' ? copy.back : copy.invited}
        </Button>
      )}
    </section>
  )
}
