import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { copy } from '../../copy'
import type { SmsForm as Form } from './use-sms-form'
import { CodeFields } from './code-fields'
import { GoRow } from '../../accounts/go-row'
import { remainingText } from '@/ui/countdown/remaining'
import styles from '../login-form.module.scss'
import { Terms } from '../terms'

export interface SmsFormProps {
  readonly form: Form
  readonly className?: string | undefined
  /** Starts a login as a WeChat user; missing where there is none. */
  readonly onWechat?: (() => void) | undefined
}

/** Mobile number, the code that is sent to it, the button. Source: design §4 (login2). */
export function SmsForm({ form, className, onWechat }: SmsFormProps) {
  const { rejection, lockedForMs } = form
  return (
    <View className={cx(className)}>
      <CodeFields form={form} />
      <View className={cx(styles.count, rejection !== null && styles.rejected)} {...a11y.describe({ live: 'polite' })}>
        {rejection?.text ?? copy.smsHint}
      </View>
      <GoRow onWechat={onWechat}>
        <Button
          className={styles.go}
          onPress={form.submit}
          loading={form.isSending ? copy.sending : undefined}
          disabled={lockedForMs > 0 ? copy.lockedFor(remainingText(lockedForMs)) : undefined}
        >
          {copy.login}
        </Button>
      </GoRow>
      <Terms agreeing={form.agreeing} />
    </View>
  )
}
