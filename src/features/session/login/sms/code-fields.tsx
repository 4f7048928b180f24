import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormBox } from '@/ui/form/form-field'
import { copy } from '../../copy'
import type { CodeAsking } from './use-code'
import { CodeRow } from './code-row'
import styles from '../login-form.module.scss'

export interface CodeFieldsProps {
  readonly form: CodeAsking & {
    readonly mobile: FieldBinding<string>
    readonly code: FieldBinding<string>
    readonly submit: () => void
  }
}

/** A mobile number, the code that is sent to it, and the button that asks for it. */
export function CodeFields({ form }: CodeFieldsProps) {
  return (
    <>
      <FormBox of={form.mobile} icon='phone' kind='mobile' placeholder={copy.mobile} />
      <View className={cx(styles.gap)} />
      <CodeRow code={form.code} asking={form} onConfirm={form.submit} />
    </>
  )
}
