import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormBox } from '@/ui/form/form-field'
import { copy } from '../../copy'
import type { CodeAsking } from './use-code'
import { remainingText } from '@/ui/countdown/remaining'
import styles from '../login-form.module.scss'

export interface CodeRowProps {
  readonly code: FieldBinding<string>
  readonly asking: CodeAsking
  readonly onConfirm: () => void
}

/** The code that is sent to a number, and the button that asks for it. */
export function CodeRow({ code, asking: { againInMs, isAsking, askCode }, onConfirm }: CodeRowProps) {
  return (
    <View className={cx(styles.code)}>
      <View className={cx(styles.box)}>
        <FormBox of={code} icon='shield' kind='code' placeholder={copy.codePlaceholder} onConfirm={onConfirm} />
      </View>
      <Button
        kind='secondary'
        className={styles.ask}
        onPress={askCode}
        loading={isAsking ? copy.gettingCode : undefined}
        disabled={againInMs > 0 ? copy.again(remainingText(againInMs)) : undefined}
      >
        {copy.getCode}
      </Button>
    </View>
  )
}
