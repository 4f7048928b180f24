import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { useWaits } from '@/lib/session/terms'
import { a11y } from '@/platform/a11y/a11y'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { HelpLink } from '@/ui/help-link/help-link'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { guideCopy } from '../guide-copy'
import { GuideFigure } from './guide-figure'
import styles from './guide.module.scss'

const goHome = () => goUp('home')

/** What becomes of the money of an order, in three pictures with their words, and the ways on. Nothing is loaded for it. */
export function GuideScreen({ children }: { readonly children: ReactNode }) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const waits = useWaits()
  const login = user ? [] : [{ icon: 'user' as const, text: guideCopy.login, onPress: () => openLogin() }]
  const bar = (
    <BottomBar actions={login}>
      <Button onPress={goHome}>{guideCopy.go}</Button>
    </BottomBar>
  )
  return (
    <Screen title={guideCopy.title} navEnd={<HelpLink at='guarantee' />} footer={bar}>
      <View className={cx(styles.intro)}>{guideCopy.intro}</View>
      <Section>
        {guideCopy.steps.map((step, at) => (
          <View key={step.title} className={cx(styles.step)}>
            <GuideFigure step={step} />
            <View className={cx(styles.head)}>
              <View className={cx(styles.no)} {...a11y.describe({ hidden: true })}>
                {at + 1}
              </View>
              <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
                {step.title}
              </View>
            </View>
            <View className={cx(styles.text)}>{step.text(waits)}</View>
          </View>
        ))}
      </Section>
      <Note icon='gavel'>{guideCopy.trouble}</Note>
      {children}
    </Screen>
  )
}
