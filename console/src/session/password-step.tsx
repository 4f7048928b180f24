import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import type { Failure } from '../client/call'
import { json } from '../client/call'
import { keepCsrf } from '../client/session'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { copy } from './copy'
import styles from './sign-in.module.scss'

interface PasswordStepProps {
  /** The name that stands there already: of who was signed in. */
  readonly name?: string
  readonly onStarted: (name: string) => void
}

/** Name and password. */
export function PasswordStep({ name: known = '', onStarted }: PasswordStepProps) {
  const [name, setName] = useState(known)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run } = useOneAtATime()
  const submit = async () => {
    const answer = await run(() => json('/admin/session/login', { name: name.trim(), password }))
    if (!answer) return
    if (!answer.ok) return setFailure(answer.error)
    keepCsrf(answer.value.csrf)
    onStarted(answer.value.name)
  }
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label className={styles.label} htmlFor='name'>
        {copy.name}
      </label>
      <Input
        id='name'
        size='large'
        autoComplete='username'
        autoFocus={known === ''}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label className={styles.label} htmlFor='password'>
        {copy.password}
      </label>
      <Input.Password
        id='password'
        size='large'
        autoComplete='current-password'
        autoFocus={known !== ''}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {failure && <Alert type='error' showIcon title={failure.msg} />}
      <Button
        type='primary'
        htmlType='submit'
        size='large'
        block
        loading={isBusy}
        disabled={name.trim().length < 2 || password === ''}
      >
        {copy.next}
      </Button>
    </form>
  )
}
