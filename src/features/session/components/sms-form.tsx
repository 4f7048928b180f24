import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { copy } from '../copy'
import { codeLength, mobileLength } from '../rules'
import type { SmsForm as Form } from '../use-sms-form'
import { clock } from './login-form'
import styles from './login-form.module.scss'

export interface SmsFormProps {
  readonly form: Form
  readonly className?: string | undefined
}

/** Mobile number, the code that is sent to it, the button. Source: design §4 (login2). */
export function SmsForm({ form, className }: SmsFormProps) {
  const { againInMs, isAsking, rejection, lockedForMs } = form
  return (
    <View className={cx(className)}>
      <FormBox of={form.mobile} icon='phone' kind='number' maxLength={mobileLength} placeholder={copy.mobile} />
      <View className={cx(styles.gap)} />
      <View className={cx(styles.code)}>
        <View className={cx(styles.box)}>
          <FormBox
            of={form.code}
            icon='shield'
            kind='number'
            maxLength={codeLength}
            placeholder={copy.codePlaceholder}
            onConfirm={form.submit}
          />
        </View>
        <Button
          kind='secondary'
          className={styles.ask}
          onPress={form.askCode}
          loading={isAsking ? copy.gettingCode : undefined}
          disabled={againInMs > 0 ? copy.again(clock(againInMs)) : undefined}
        >
          {copy.getCode}
        </Button>
      </View>
      <View className={cx(styles.count, rejection !== null && styles.rejected)} {...a11y.describe({ live: 'polite' })}>
        {rejection?.text ?? copy.smsHint}
      </View>
      <Button
        className={styles.go}
        onPress={form.submit}
        loading={form.isSending ? copy.sending : undefined}
        disabled={lockedForMs > 0 ? copy.lockedFor(clock(lockedForMs)) : undefined}
      >
        {copy.login}
      </Button>
    </View>
  )
}
