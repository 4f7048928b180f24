import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { PhoneButton } from '@/platform/mini-login/phone-button'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import type { Wechat } from './use-wechat'
import styles from './wechat-form.module.scss'

export interface WechatFormProps {
  readonly form: Wechat
  readonly className?: string | undefined
}

/** Login as a WeChat user: an explanation, or why it failed, and the button to continue. Source: specification §7. */
export function WechatForm({ form: { step, start, takePhone }, className }: WechatFormProps) {
  const hint = step.tag === 'phone' ? copy.wechatPhoneHint : copy.wechatHint
  const rejected = step.tag === 'sending' ? undefined : step.rejected
  return (
    <View className={cx(className)}>
      <View
        className={cx(styles.words, rejected !== undefined && styles.rejected)}
        {...a11y.describe({ live: 'polite' })}
      >
        {rejected ?? hint}
      </View>
      {step.tag === 'phone' ? (
        <PhoneButton className={cx(styles.phone)} onAnswer={takePhone}>
          {copy.wechatPhone}
        </PhoneButton>
      ) : (
        <Button onPress={start} loading={step.tag === 'sending' ? copy.sending : undefined}>
          {copy.wechatAgain}
        </Button>
      )}
    </View>
  )
}
