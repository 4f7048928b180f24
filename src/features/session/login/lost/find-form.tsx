import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { copy } from '../../copy'
import type { FindForm as Form } from './use-find-form'
import { CodeFields } from '../sms/code-fields'
import styles from '../login-form.module.scss'

export interface FindFormProps {
  readonly form: Form
  readonly className?: string | undefined
}

/** Block number, the owner's mobile with its code, the new founder password, the button. Source: specification §2 (findPassword). */
export function FindForm({ form, className }: FindFormProps) {
  const { rejection } = form
  return (
    <View className={cx(className)}>
      <FormBox of={form.blockNo} icon='tab-mine' kind='code' placeholder={copy.blockNo} />
      <View className={cx(styles.gap)} />
      <CodeFields form={form} />
      <View className={cx(styles.gap)} />
      <FormBox
        of={form.password}
        icon='key'
        kind='secret'
        placeholder={copy.newPasswordPlaceholder}
        onConfirm={form.submit}
      />
      <View className={cx(styles.count, rejection !== null && styles.rejected)} {...a11y.describe({ live: 'polite' })}>
        {rejection?.text ?? copy.findHint}
      </View>
      <Button className={styles.go} onPress={form.submit} loading={form.isSending ? copy.saving : undefined}>
        {copy.setPassword}
      </Button>
    </View>
  )
}
