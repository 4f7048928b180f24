import { View } from '@tarojs/components'
import { useState } from 'react'
import { isOpenAt } from '@contract/hours'
import { useServerNow } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { Note } from '@/ui/note/note'
import { marketCopy } from '../copy'
import styles from './before-open.module.scss'

/** Before 7:00: what is closed and what can be done meanwhile. A person who asked for it is told here when it opens. */
export function BeforeOpen({ text = marketCopy.closedText }: { readonly text?: string }) {
  const isOpen = isOpenAt(useServerNow())
  const [isAsked, setAsked] = useState(false)
  if (isOpen && isAsked)
    return <LazyMessageBox type='info' content={marketCopy.opened} onEvent={() => setAsked(false)} />
  if (isOpen) return null
  const remind = (
    <Button small kind='secondary' className={styles.remind} onPress={() => setAsked(true)}>
      {marketCopy.remind}
    </Button>
  )
  return (
    <Note tone='warning' end={!isAsked && remind}>
      <View className={cx(styles.title)}>{marketCopy.closedTitle}</View>
      {isAsked ? marketCopy.reminding : text}
    </Note>
  )
}
