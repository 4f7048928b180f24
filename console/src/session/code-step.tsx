import { Alert, Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { totp } from '@contract/console/limits'
import type { Failure } from '../client/call'
import { json } from '../client/call'
import { serverNow } from '../client/server-time'
import type { Me } from '../client/session'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { typedCode } from '../kit/fields/typed-count'
import { copy } from './copy'
import styles from './sign-in.module.scss'

/** Seconds until the authenticator shows another code. */
function useSecondsLeft(): number {
  const left = () => totp.periodS - (Math.floor(serverNow() / 1000) % totp.periodS)
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

interface CodeStepProps {
  /** The words of the button, once the code is whole. */
  readonly label: string
  readonly onProved: (me: Me) => void
}

/** The code of the authenticator, or a recovery code in its place. */
export function CodeStep({ label, onProved }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run } = useOneAtATime()
  const missing = isRecovery ? Number(code.trim() === '') : totp.digits - code.length

  const submit = async (given: string) => {
    const path = isRecovery ? '/admin/session/recover' : '/admin/session/totp'
    const answer = await run(() => {
      setFailure(undefined)
      return json(path, { code: given })
    })
    if (!answer) return
    if (answer.ok) return onProved(answer.value)
    setFailure(answer.error)
    setCode('')
  }
  const swap = () => {
    setRecovery(!isRecovery)
    setCode('')
    setFailure(undefined)
  }
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      <label className={styles.label} htmlFor='code'>
        {isRecovery ? copy.recovery : copy.code}
      </label>
      {isRecovery ? (
        <Input id='code' autoFocus size='large' value={code} onChange={({ target }) => setCode(target.value)} />
      ) : (
        <Digits code={code} onChange={setCode} onWhole={(whole) => void submit(whole)} />
      )}
      {isRecovery ? <p className={styles.hint}>{copy.recoveryNote}</p> : <SecondsLeft />}
      {failure && (
        <Alert
          type='error'
          showIcon
          title={failure.msg}
          description={failure.reason === 'WRONG_PASSWORD' && !isRecovery ? copy.wrongSeconds : undefined}
        />
      )}
      <Button type='primary' htmlType='submit' size='large' block loading={isBusy} disabled={missing > 0}>
        {missing > 0 && !isRecovery ? copy.missing(missing) : isRecovery ? copy.recoverySubmit : label}
      </Button>
      <div className={styles.links}>
        <Button type='link' onClick={swap}>
          {isRecovery ? copy.useCode : copy.useRecovery}
        </Button>
        <span>{copy.lost}</span>
      </div>
    </form>
  )
}

const SecondsLeft = () => {
  const seconds = useSecondsLeft()
  return (
    <p className={styles.hint} aria-live='off'>
      {copy.seconds(seconds)}
    </p>
  )
}

interface DigitsProps {
  readonly code: string
  readonly onChange: (code: string) => void
  readonly onWhole: (code: string) => void
}

/** One field over six boxes, so that a code can be pasted, and a screen reader reads one field. In a full one nothing more is typed. */
function Digits({ code, onChange, onWhole }: DigitsProps) {
  const [isUnclear, setUnclear] = useState(false)
  const take = (digits: string | undefined) => {
    setUnclear(digits === undefined && code.length < totp.digits)
    if (digits === undefined) return
    onChange(digits)
    if (digits.length === totp.digits && code.length < totp.digits) onWhole(digits)
  }
  // A whole code stands in the place of what was typed, wherever the caret is.
  const paste = (event: ClipboardEvent) => {
    const pasted = typedCode(event.clipboardData.getData('text'), totp.digits)
    if (pasted?.length !== totp.digits) return
    event.preventDefault()
    take(pasted)
  }
  return (
    <>
      <div className={styles.digits}>
        <input
          id='code'
          className={styles.digitField}
          autoFocus
          autoComplete='one-time-code'
          inputMode='numeric'
          value={code}
          onPaste={paste}
          onChange={({ target }) => take(typedCode(target.value, totp.digits))}
        />
        {Array.from({ length: totp.digits }, (_, place) => (
          <span key={place} aria-hidden className={place === code.length ? styles.digitNow : styles.digit}>
            {code[place] ?? ''}
          </span>
        ))}
      </div>
      {isUnclear && <Alert type='warning' showIcon title={copy.unclear} />}
    </>
  )
}
