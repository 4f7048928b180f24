import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'
import styles from './guest-box.module.scss'

export interface GuestBoxProps {
  readonly onLogin: () => void
  readonly onBuy: () => void
}

/** What a guest can do: log in, or get a block. */
export function GuestBox({ onLogin, onBuy }: GuestBoxProps) {
  return (
    <Section>
      <View className={cx(styles.box)}>
        <Button className={styles.login} onPress={onLogin}>
          {copy.guest.login}
        </Button>
        <Button className={styles.buy} kind='secondary' onPress={onBuy}>
          {copy.guest.buy}
        </Button>
      </View>
    </Section>
  )
}
