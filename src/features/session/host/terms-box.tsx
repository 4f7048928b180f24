import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { callErrorText } from '@/lib/http/errors'
import { asksAtom } from '@/lib/session/agreeing'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Popup } from '@/ui/popup/popup'
import { Pressable } from '@/ui/pressable/pressable'
import { LogoutBox } from '../accounts/logout-box'
import { copy } from '../copy'
import { Terms, useAgreeing } from '../login/terms'
import { agreeAtom } from './agree'
import styles from './privacy-box.module.scss'

/**
 * Asks who is signed in to agree to what came into force since, as a new account is asked: ticked, nothing in advance. Whoever does not is
 * signed out. Our decision: docs/decisions/0410-help-and-agreements.md
 */
export function TermsBox() {
  const asks = useAtomValue(asksAtom)
  const agree = useSetAtom(agreeAtom)
  const [lacks, setLacks] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const { run } = useOneAtATime()
  const agreeing = useAgreeing((rejection) => setLacks(rejection?.text))
  if (isLeaving) return <LogoutBox onClose={() => setLeaving(false)} />
  const isNew = asks.some(({ before }) => before > 0)
  const title = isNew ? copy.termsChanged : copy.termsFirst
  const send = agreeing.first(
    () =>
      void run(async () => {
        const answer = await agree(asks)
        if (!answer.ok) setLacks(callErrorText(answer.error))
      }),
  )
  return (
    <Popup bare role='alertdialog' label={title} onClose={() => setLeaving(true)}>
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={cx(styles.body, lacks !== undefined && styles.lacks)} {...a11y.describe({ live: 'polite' })}>
        {lacks ?? (isNew ? copy.termsChangedText : copy.termsFirstText)}
      </View>
      <View className={cx(styles.terms)}>
        <Terms agreeing={agreeing} of={asks.map(({ key }) => key)} />
      </View>
      <View className={cx(styles.acts)}>
        <Pressable className={cx(styles.refuse)} onPress={() => setLeaving(true)}>
          {copy.logout}
        </Pressable>
        <Pressable className={cx(styles.agree)} onPress={send}>
          {copy.agreeOn}
        </Pressable>
      </View>
    </Popup>
  )
}
