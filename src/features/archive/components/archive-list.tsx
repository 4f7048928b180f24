import { View } from '@tarojs/components'
import { Fragment } from 'react'
import type { ArchiveRow } from '@contract/endpoints/community/archive'
import { calendarMonth } from '@contract/moments'
import { dayText } from '@/lib/format/moments'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { SearchLine } from '@/ui/field/search-line'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import type { ArchiveMonth, ArchiveType } from '../atoms'
import { archiveTypes } from '../atoms'
import { copy } from '../copy'
import { byMonth, countOf } from '../rules/course'
import styles from './archive.module.scss'

export type ArchiveTab = ArchiveType | 'all'

export interface ArchiveSeek {
  readonly tab: ArchiveTab
  readonly q: string
}

export interface ArchiveListProps {
  readonly seek: ArchiveSeek
  readonly onSeek: (seek: ArchiveSeek) => void
  readonly things: ListOnPage<ArchiveRow, readonly ArchiveMonth[]>
}

const tabs = [{ id: 'all' as const, text: copy.all }, ...archiveTypes.map((id) => ({ id, text: copy.type[id] }))]

/** What has ended, by month, filtered by type and search text. Source: mockup 21-archive. */
export function ArchiveList({ seek, onSeek, things }: ArchiveListProps) {
  const { shown } = things.list
  const isNarrow = seek.q !== '' || seek.tab !== 'all'
  return (
    <>
      <SearchLine label={copy.search} q={seek.q} onSeek={(q) => onSeek({ ...seek, q })} />
      <View className={cx(styles.list)}>
        <Tabs<ArchiveTab>
          label={copy.types}
          items={tabs}
          chosen={seek.tab}
          onPick={(tab) => onSeek({ ...seek, tab })}
        />
        <ListView
          of={things.list}
          onRetry={things.retry}
          onMore={things.more}
          failure={(error) => ({ text: callErrorText(error) })}
          skeleton={<Skeleton look='record' />}
          filter={seek.q === '' ? undefined : { text: copy.noResult, onClear: () => onSeek({ tab: 'all', q: '' }) }}
          empty={<EmptyState kind='empty' title={copy.none} text={copy.noneText} />}
          end={shown && copy.end(shown.total)}
        >
          {({ rows, before }) => <Months rows={rows} before={before} months={isNarrow ? [] : (shown?.extra ?? [])} />}
        </ListView>
      </View>
    </>
  )
}

interface MonthsProps {
  readonly rows: readonly ArchiveRow[]
  readonly before: ArchiveRow | undefined
  readonly months: readonly ArchiveMonth[]
}

function Months({ rows, before, months }: MonthsProps) {
  return byMonth(rows).map(({ month, rows: own }) => {
    const count = countOf(months, month)
    const isBegun = before !== undefined && calendarMonth(before.closedAt) === month
    return (
      <Fragment key={month}>
        {!isBegun && (
          <View className={cx(styles.month)}>
            <View className={cx(styles.name)}>{month}</View>
            {count !== undefined && <View>{copy.count(count)}</View>}
          </View>
        )}
        {own.map((row) => (
          <Row key={`${row.type} ${row.refId}`} row={row} />
        ))}
      </Fragment>
    )
  })
}

/** A vote that passed is praised; of the others the words say enough, but for what broke off. */
const toneOf = ({ type, end }: ArchiveRow) => (end === 'done' && type !== 'vote' ? undefined : styles[`is-${end}`])

function Row({ row }: { readonly row: ArchiveRow }) {
  return (
    <Pressable className={cx(styles.row)} onPress={() => goTo('archived', { type: row.type, id: row.refId })}>
      <View className={cx(styles.mark)}>
        <Icon name={row.type} size={44} />
      </View>
      <View className={cx(styles.what)}>
        <View className={cx(styles.title)}>{row.title}</View>
        <View className={cx(styles.small)}>{`${row.no} · ${copy.closed(dayText(row.closedAt), row.ending)}`}</View>
      </View>
      <View className={cx(styles.result)}>
        <View className={cx(styles.word, toneOf(row))}>{row.result}</View>
        <View className={cx(styles.small)}>{row.figure}</View>
      </View>
    </Pressable>
  )
}
