import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { answerPrivacyAtom, isPrivacyAskedAtom } from '@/lib/privacy/privacy-question'
import { a11y } from '@/platform/a11y/a11y'
import { AgreeButton, privacy } from '@/platform/privacy/privacy'
import { cx } from '@/ui/cx/cx'
import { Popup } from '@/ui/popup/popup'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './privacy-box.module.scss'

const words = {
  title: '用户隐私保护提示',
  content: '接下来要用到你的相册、位置、剪贴板或手机号。我们只把它用在你正在做的这件事上，详见',
  agreement: '《隐私保护指引》',
  refuse: '不同意',
  agree: '同意并继续',
} as const

/** The privacy agreement, asked when the mini-program first needs private data. Source: WeChat, `onNeedPrivacyAuthorization`. */
export function PrivacyBox() {
  const isAsked = useAtomValue(isPrivacyAskedAtom)
  const answer = useSetAtom(answerPrivacyAtom)
  if (!isAsked) return null
  return (
    <Popup bare role='alertdialog' label={words.title} onClose={() => answer(false)}>
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        {words.title}
      </View>
      <View className={cx(styles.body)}>{words.content}</View>
      <Pressable className={cx(styles.agreement)} role='link' onPress={privacy.openAgreement}>
        {words.agreement}
      </Pressable>
      <View className={cx(styles.acts)}>
        <Pressable className={cx(styles.refuse)} onPress={() => answer(false)}>
          {words.refuse}
        </Pressable>
        <AgreeButton className={cx(styles.agree)} onAgree={() => answer(true)}>
          {words.agree}
        </AgreeButton>
      </View>
    </Popup>
  )
}
