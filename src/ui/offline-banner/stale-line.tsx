import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { clockText } from '@contract/moments'
import { dayText, momentText } from '@/lib/format/moments'
import { answeredAt } from '@/lib/http/answered'
import { serverClockAtom } from '@/lib/session/server-clock'
import { shownPage } from '@/platform/page/shown'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { Icon } from '../icon/icon'
import styles from './stale-line.module.scss'

/** Says how old what the page shows is, while there is no network. Nothing on a page that was never answered. Source: mockup 18-offline. */
export function StaleLine() {
  const id = useDomId('stale')
  const { now } = useAtomValue(serverClockAtom)
  const [at, setAt] = useState<number>()
  useEffect(() => setAt(answeredAt(shownPage.pageOf(id))), [id])
  return <View id={id}>{at !== undefined && <StaleText at={at} nowMs={now()} />}</View>
}

interface StaleTextProps {
  readonly at: number
  readonly nowMs: number
}

/** What it says. */
export function StaleText({ at, nowMs }: StaleTextProps) {
  const when = dayText(at) === dayText(nowMs) ? clockText(at) : momentText(at, nowMs)
  return (
    <View className={cx(styles.line)}>
      <Icon name='clock' size={28} />
      {`下面是 ${when} 的数据，可能已有变化`}
    </View>
  )
}
