import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import { stagesOf } from '../rules/stages'
import { turnOf } from '../rules/turn'
import styles from './page.module.scss'

export interface HeadProps {
  readonly election: MayorElection
  /** A deadline is over. */
  readonly onEnd: () => void
}

/** Whose turn it is, and how far the election is. Source: mockups 27-mayor-join, 16-mayor. */
export function ElectionHead({ election, onEnd }: HeadProps) {
  const { now } = useAtomValue(serverClockAtom)
  const blockNo = useAtomValue(userAtom)?.blockNo
  const { until, ...turn } = turnOf(election, now(), blockNo)
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} onEnd={onEnd} /> }
  return (
    <Section>
      <View className={cx(styles.head)}>
        <TurnLine {...turn} {...time} />
        <View className={cx(styles.stages)} {...a11y.describe({ role: 'list' })}>
          {stagesOf(election).map(({ id, text, when, look }) => (
            <View key={id} className={cx(styles.stage, styles[look])} {...a11y.describe({ role: 'listitem' })}>
              <View className={cx(styles.node)} />
              <View className={cx(styles.stageName)}>{text}</View>
              <View className={cx(styles.when)}>{when}</View>
            </View>
          ))}
        </View>
      </View>
    </Section>
  )
}
