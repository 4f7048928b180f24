import { View } from '@tarojs/components'
import { Fragment, useState } from 'react'
import type { ListOnPage } from '@/lib/api/use-list'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { useServerNow } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../../copy'
import type { MoneyRow, MoneySums } from '../../money-list'
import type { MoneyMonth } from '../../rules/months'
import { foldedRows } from '../../rules/folded'
import { isIn, moneyMonths } from '../../rules/months'
import { ExportSheet } from './export-sheet'
import type { MoneyChoice } from './money-filter'
import { MoneyFilter } from './money-filter'
import { MoneyRecord } from './money-record'
import styles from './money-records.module.scss'
import { SumsCard } from './sums-card'

export interface MoneyRecordsProps {
  readonly choice: MoneyChoice
  readonly onChoice: (choice: MoneyChoice) => void
  readonly records: ListOnPage<MoneyRow, MoneySums | undefined>
}

/** Records of one account, by month, with the balance after each; filtered by kind and days, and exported as a file. */
export function MoneyRecords({ choice, onChoice, records }: MoneyRecordsProps) {
  const [isExporting, setExporting] = useState(false)
  const isNarrow = choice.group !== '' || choice.period !== ''
  const clear = () => onChoice({ ...choice, group: '', period: '' })
  const { shown } = records.list
  const months = moneyMonths(shown?.rows ?? [], shown?.cursor === undefined)
  return (
    <Section>
      <SectionHead
        title={copy.recordsTitle}
        end={
          <Pressable className={cx(styles.export)} onPress={() => setExporting(true)}>
            <Icon name='download' size={32} />
            {copy.export}
          </Pressable>
        }
      />
      <MoneyFilter choice={choice} onChange={onChoice} />
      {choice.kind === 'frozen' && <Cell icon='lock' title={copy.eachHold} onPress={() => goTo('freeze')} />}
      {choice.kind === 'income' && <Cell icon='income' title={copy.bySource} onPress={() => goTo('income')} />}
      {isNarrow && shown?.extra && <SumsCard sums={shown.extra} hasBalances={choice.period !== ''} />}
      <ListView
        of={records.list}
        onRetry={records.retry}
        onMore={records.more}
        skeleton={<Skeleton look='record' />}
        filter={isNarrow ? { text: copy.filtered, onClear: clear } : undefined}
        empty={<EmptyState kind='empty' text={copy.none(choice.kind)} />}
        end={shown && (foldedRows(shown.rows).length < shown.rows.length ? copy.foldedEnd : copy.end(shown.total))}
      >
        {({ rows, before }) => (
          <Months
            rows={rows}
            before={before}
            all={months}
            hasSums={choice.group === ''}
            isFrozen={choice.kind === 'frozen'}
          />
        )}
      </ListView>
      {isExporting && <ExportSheet kind={choice.kind} period={choice.period} onClose={() => setExporting(false)} />}
    </Section>
  )
}

interface MonthsProps {
  /** The records of one part of the list, and the last record above them. */
  readonly rows: readonly MoneyRow[]
  readonly before: MoneyRow | undefined
  /** The months of all loaded records. */
  readonly all: readonly MoneyMonth[]
  /** Every record of the month is among the rows, so its balances are known. */
  readonly hasSums: boolean
  /** The money that an order released is one record, which leads to the order. */
  readonly isFrozen: boolean
}

function Months({ rows, before, all, hasSums, isFrozen }: MonthsProps) {
  const now = useServerNow(60_000)
  return all.map((month) => {
    const own = rows.filter((row) => isIn(month, row))
    if (own.length === 0) return null
    return (
      <Fragment key={`${month.year}-${month.month}`}>
        {!(before && isIn(month, before)) && <MonthHead month={month} hasSums={hasSums} />}
        {foldedRows(own).map((row) => (
          <MoneyRecord
            key={row.entryId}
            row={row}
            nowMs={now}
            {...(isFrozen && row.isFolded && { onPress: () => goTo('order', { id: row.refId }) })}
          />
        ))}
      </Fragment>
    )
  })
}

function MonthHead({ month, hasSums }: { readonly month: MoneyMonth; readonly hasSums: boolean }) {
  return (
    <View className={cx(styles.month)}>
      <View className={cx(styles.name)}>{copy.month(month.year, month.month)}</View>
      {hasSums && (
        <View className={cx(styles.sums)}>
          {month.opening !== null && <View>{copy.opening(yuanText(month.opening))}</View>}
          <View>{copy.closing(yuanText(month.closing))}</View>
        </View>
      )}
    </View>
  )
}
