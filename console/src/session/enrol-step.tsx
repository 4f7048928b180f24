import { Alert, Button, Form, Input, QRCode, Typography } from 'antd'
import { useState } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { staffPassword } from '@contract/console/limits'
import type { Failure } from '../client/call'
import { json } from '../client/call'
import { keepCsrf } from '../client/session'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { saveFile } from '../doors/save-file'
import { copy } from './copy'
import styles from './sign-in.module.scss'

type Enrolled = ConsoleMap['/admin/session/enrol']['output']

interface Wish {
  readonly name: string
  readonly invitation: string
  readonly password: string
}

/** Somebody new: sets a password, then keeps what to sign in with, which is shown once. */
export default function EnrolStep({ onStarted }: { readonly onStarted: (name: string) => void }) {
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run } = useOneAtATime()
  const submit = async ({ name, invitation, password }: Wish) => {
    const wish = { name: name.trim(), invitation: invitation.trim(), password }
    const answer = await run(() => json('/admin/session/enrol', wish))
    if (!answer) return
    if (!answer.ok) return setFailure(answer.error)
    keepCsrf(answer.value.csrf)
    setEnrolled(answer.value)
  }
  if (enrolled) return <Keep enrolled={enrolled} onKept={() => onStarted(enrolled.name)} />
  const required = { required: true, message: copy.required }
  return (
    <Form<Wish> layout='vertical' requiredMark={false} size='large' onFinish={(wish) => void submit(wish)}>
      <Form.Item name='name' label={copy.name} rules={[required]}>
        <Input autoFocus autoComplete='username' />
      </Form.Item>
      <Form.Item name='invitation' label={copy.invitation} rules={[required]}>
        <Input autoComplete='off' />
      </Form.Item>
      <Form.Item
        name='password'
        label={copy.newPassword}
        rules={[required, { min: staffPassword.minLength, message: copy.tooShort }]}
      >
        <Input.Password autoComplete='new-password' />
      </Form.Item>
      <Form.Item
        name='again'
        label={copy.again}
        dependencies={['password']}
        rules={[
          required,
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(copy.notEqual)),
          }),
        ]}
      >
        <Input.Password autoComplete='new-password' />
      </Form.Item>
      {failure && <Alert className={styles.alert} type='error' showIcon title={failure.msg} />}
      <Button type='primary' htmlType='submit' block loading={isBusy}>
        {copy.accept}
      </Button>
    </Form>
  )
}

const Keep = ({ enrolled, onKept }: { readonly enrolled: Enrolled; readonly onKept: () => void }) => (
  <div className={styles.step}>
    <p className={styles.hint}>{copy.keepNote}</p>
    <QRCode value={enrolled.uri} size={180} />
    <span className={styles.label}>{copy.secret}</span>
    <Typography.Text copyable code>
      {enrolled.secret}
    </Typography.Text>
    <span className={styles.label}>{copy.recovery}</span>
    <ol className={styles.recovery}>
      {enrolled.recovery.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
    <Button
      onClick={() => saveFile(copy.recoveryFile, new Blob([enrolled.recovery.join('\n')], { type: 'text/plain' }))}
    >
      {copy.saveRecovery}
    </Button>
    <Button type='primary' size='large' block onClick={onKept}>
      {copy.kept}
    </Button>
  </div>
)
