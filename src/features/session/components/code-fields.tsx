import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormBox } from '@/ui/form/form-field'
import { copy } from '../copy'
import { codeLength, mobileLength } from '../rules'
import type { CodeAsking } from '../use-code'
import { clock } from './login-form'
import styles from './login-form.module.scss'

export interface CodeFieldsProps {
  readonly form: CodeAsking & {
    readonly mobile: FieldBinding<string>
    readonly code: FieldBinding<string>
    readonly submit: () => void
  }
}

/** A mobile number, the code that is sent to it, and the button that asks for it. */
export function CodeFields({ form }: CodeFieldsProps) {
  const { againInMs, isAsking } = form
  return (
    <>
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
    </>
  )
}
