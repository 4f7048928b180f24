import { View } from '@tarojs/components'
import { useAtom, useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { IconKey } from '@/ui/pressable/icon-key'
import { Pressable } from '@/ui/pressable/pressable'
import { marketCopy } from '../copy'
import { isGuideAwayAtom } from '../first-visit'
import styles from './first-visit.module.scss'

const open = () => goTo('guide')

/** For guests, until they put it away: what this city is, and who holds the money. It leads to the pictures of that. */
export function FirstVisit() {
  const user = useAtomValue(userAtom)
  const [isAway, putAway] = useAtom(isGuideAwayAtom)
  if (user || isAway) return null
  return (
    <View className={cx(styles.line)}>
      <Pressable className={cx(styles.way)} onPress={open}>
        <Icon name='shield' size={36} />
        <View className={cx(styles.text)}>{marketCopy.guide}</View>
        <Icon name='right' size={28} className={styles.go} />
      </Pressable>
      <IconKey name='close' size={28} label={marketCopy.putAway} className={styles.go} onPress={putAway} />
    </View>
  )
}
