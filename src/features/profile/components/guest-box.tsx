import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { openLoginAtom } from '@/lib/session/login/request'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'
import styles from './guest-box.module.scss'

/** What a guest can do: log in, or get a block. */
export function GuestBox() {
  const openLogin = useSetAtom(openLoginAtom)
  const onBuy = useSetAtom(askForBlockAtom)
  return (
    <Section>
      <View className={cx(styles.box)}>
        <Button className={styles.login} onPress={() => openLogin()}>
          {copy.guest.login}
        </Button>
        <Button className={styles.buy} kind='secondary' onPress={onBuy}>
          {copy.guest.buy}
        </Button>
      </View>
    </Section>
  )
}
