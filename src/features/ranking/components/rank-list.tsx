import type { ApiOutput } from '@contract/endpoints/all'
import type { RankRow } from '@contract/endpoints/people/points'
import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { grouped } from '@contract/digits'
import { imageUrlAtom } from '@/lib/images/image-url'
import { a11y } from '@/platform/a11y/a11y'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'
import styles from './rank-list.module.scss'

/** The first hundred of a city by popularity; the reader's own row is highlighted. */
export function RankList({ ranking: { rows } }: { readonly ranking: ApiOutput<'/user/rankList'> }) {
  if (rows.length === 0) return <EmptyState kind='empty' text={copy.none} />
  return (
    <Section>
      <View {...a11y.describe({ role: 'list' })}>
        {rows.map((row) => (
          <Rank key={`${row.userId}-${row.blockNo}`} row={row} />
        ))}
      </View>
      {rows.length >= 100 && <View className={cx(styles.end)}>{copy.end}</View>}
    </Section>
  )
}

/** The reader's own place, for the foot of the page. */
export function OwnRank({ mine }: Pick<ApiOutput<'/user/rankList'>, 'mine'>) {
  return (
    <View className={cx(styles.foot)}>
      {mine ? <Rank row={mine} /> : <View className={cx(styles.none)}>{copy.noPlace}</View>}
    </View>
  )
}

function Rank({ row: { rank, blockNo, nickName, avatar, points, isMine } }: { readonly row: RankRow }) {
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <View className={cx(styles.row, isMine && styles.mine)} {...a11y.describe({ role: 'listitem' })}>
      <View className={cx(styles.rank, rank <= 3 && styles.top)} {...a11y.describe({ label: copy.rank(rank) })}>
        {rank}
      </View>
      <Avatar src={urlOf(avatar)} blockNo={blockNo} size='m' />
      <View className={cx(styles.who)}>
        <View className={cx(styles.name)}>{isMine ? `${nickName}（${copy.mine}）` : nickName}</View>
        <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />
      </View>
      <View className={cx(styles.points)}>{grouped(points)}</View>
    </View>
  )
}
