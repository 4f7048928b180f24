import { View } from '@tarojs/components'
import { useState } from 'react'
import { dayEnd, isOpenAt, opensAt } from '@contract/hours'
import { clockText } from '@contract/moments'
import { beforeOpenText } from '@contract/texts/opening-words'
import { unbroken } from '@/lib/format/unbroken'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { Note } from '@/ui/note/note'
import { marketCopy } from '../copy'
import styles from './before-open.module.scss'

/** While the city is closed: what that is and what can be done meanwhile. A person who asked for it is told here when it opens. */
export function BeforeOpen({ text = marketCopy.closedText }: { readonly text?: string }) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const isOpen = isOpenAt(openings, nowMs)
  const opens = opensAt(openings, nowMs)
  const [isAsked, setAsked] = useState(false)
  if (isOpen && isAsked)
    return <LazyMessageBox type='info' content={marketCopy.opened} onEvent={() => setAsked(false)} />
  if (isOpen) return null
  // On another day this page is not looked at any more.
  const remind = opens < dayEnd(nowMs) && (
    <Button small kind='secondary' className={styles.remind} onPress={() => setAsked(true)}>
      {marketCopy.remind}
    </Button>
  )
  return (
    <Note tone='warning' end={!isAsked && remind}>
      <View className={cx(styles.title)}>{unbroken(beforeOpenText(openings, nowMs))}</View>
      {isAsked ? marketCopy.reminding(clockText(opens)) : text}
    </Note>
  )
}
