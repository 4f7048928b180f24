import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { miniLogin } from '@/platform/mini-login/mini-login'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import type { Wechat } from './use-wechat'
import { Terms, useAgreeing } from '../login/terms'
import styles from './wechat-form.module.scss'

export interface WechatFormProps {
  readonly form: Wechat
  readonly className?: string | undefined
}

/** Login as a WeChat user: an explanation, or why it failed, and the button to continue. Source: specification §7. */
export function WechatForm({ form: { step, start, takePhone }, className }: WechatFormProps) {
  const [lacks, setLacks] = useState<string>()
  const agreeing = useAgreeing((rejection) => setLacks(rejection?.text))
  const hint = step.tag === 'phone' ? copy.wechatPhoneHint : copy.wechatHint
  const rejected = lacks ?? (step.tag === 'sending' ? undefined : step.rejected)
  return (
    <View className={cx(className)}>
      <View
        className={cx(styles.words, rejected !== undefined && styles.rejected)}
        {...a11y.describe({ live: 'polite' })}
      >
        {rejected ?? hint}
      </View>
      {step.tag === 'phone' ? (
        <>
          {agreeing.at !== undefined ? (
            <PhoneKey at={agreeing.at} onAnswer={takePhone} />
          ) : (
            <Button onPress={agreeing.first(() => undefined)}>{copy.wechatPhone}</Button>
          )}
          <Terms agreeing={agreeing} />
        </>
      ) : (
        <Button onPress={start} loading={step.tag === 'sending' ? copy.sending : undefined}>
          {copy.wechatAgain}
        </Button>
      )}
    </View>
  )
}

interface PhoneKeyProps {
  /** When the agreements were ticked. */
  readonly at: number
  readonly onAnswer: Wechat['takePhone']
}

const PhoneKey = ({ at, onAnswer }: PhoneKeyProps) => (
  <miniLogin.PhoneButton className={cx(styles.phone)} onAnswer={(answer) => onAnswer(answer, at)}>
    {copy.wechatPhone}
  </miniLogin.PhoneButton>
)
