import { View } from '@tarojs/components'
import type { PointsEntry } from '@contract/endpoints/people/points'
import type { ListOnPage } from '@/lib/api/use-list'
import { grouped } from '@contract/digits'
import { momentText } from '@/lib/format/moments'
import { goTo } from '@/lib/routes/go'
import { useServerNow } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { ListView } from '@/ui/list-view/list-view'
import { changeText } from '@/ui/points-popup/change-text'
import { Section } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'
import styles from './points-view.module.scss'

export interface PointsViewProps {
  /** Undefined while it is not known. */
  readonly balance: number | undefined
  readonly entries: ListOnPage<PointsEntry, undefined>
}

/** The reader's popularity value, the way to the ranking, and every change with the balance after it. */
export function PointsView({ balance, entries }: PointsViewProps) {
  const { shown } = entries.list
  return (
    <>
      <Section>
        <View className={cx(styles.sum)}>
          <View className={cx(styles.what)}>{copy.now}</View>
          <View className={cx(styles.number)}>{balance === undefined ? '–' : grouped(balance)}</View>
        </View>
        <Cell icon='rank' title={copy.ranking} note={copy.rankingNote} onPress={() => goTo('rank')} />
        <View className={cx(styles.about)}>
          <View className={cx(styles.what)}>{copy.earned}</View>
          <View className={cx(styles.way)}>{copy.earnedBy}</View>
          <View className={cx(styles.what)}>{copy.used}</View>
          <View className={cx(styles.way)}>{copy.usedFor}</View>
        </View>
      </Section>
      <Section>
        <ListView
          of={entries.list}
          onRetry={entries.retry}
          onMore={entries.more}
          skeleton={<Skeleton look='record' />}
          empty={<EmptyState kind='empty' text={copy.none} />}
          end={shown && copy.end(shown.total)}
        >
          {({ rows }) => rows.map((entry) => <Entry key={entry.pointsId} entry={entry} />)}
        </ListView>
      </Section>
    </>
  )
}

function Entry({ entry: { content, pointsAdd, points, at } }: { readonly entry: PointsEntry }) {
  const now = useServerNow(60_000)
  return (
    <View className={cx(styles.row)}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.content)}>{content}</View>
        <View className={cx(styles.change, pointsAdd > 0 && styles.up)}>{changeText(pointsAdd)}</View>
      </View>
      <View className={cx(styles.line, styles.small)}>
        <View>{momentText(at, now)}</View>
        <View>{copy.balance(grouped(points))}</View>
      </View>
    </View>
  )
}
