import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ListOnPage } from '@/lib/api/use-list'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { useServerNow } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { ListView } from '@/ui/list-view/list-view'
import { Section, SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../../copy'
import type { IncomeRow } from '../../income'
import type { IncomeChoice, IncomeSource } from '../../rules/income'
import { incomeCopy } from '../../income-copy'
import { periodOf } from '../../rules/periods'
import { MoneyRecord } from './money-record'
import styles from './money-records.module.scss'
import { PeriodSheet } from './period-sheet'

export interface IncomeRecordsProps {
  readonly choice: IncomeChoice
  readonly onChoice: (choice: IncomeChoice) => void
  readonly records: ListOnPage<IncomeRow, undefined>
}

/** Income records, filtered by source and days. */
export function IncomeRecords({ choice, onChoice, records }: IncomeRecordsProps) {
  const now = useServerNow(60_000)
  const isNarrow = choice.source !== '' || choice.period !== ''
  const clear = () => onChoice({ source: '', period: '' })
  const failure = (error: CallError) => ({ text: `${callErrorText(error)}。${incomeCopy.safe}` })
  return (
    <Section>
      <SectionHead title={incomeCopy.records} />
      <Filter choice={choice} onChoice={onChoice} nowMs={now} />
      <ListView
        of={records.list}
        onRetry={records.retry}
        onMore={records.more}
        skeleton={<Skeleton look='record' />}
        empty={<EmptyState kind='empty' title={incomeCopy.none} text={incomeCopy.noneText} />}
        filter={isNarrow ? { text: incomeCopy.noneChosen, onClear: clear } : undefined}
        failure={failure}
        end={records.list.shown && incomeCopy.end(records.list.shown.total)}
      >
        {({ rows }) => rows.map((row) => <MoneyRecord key={row.entryId} row={row} nowMs={now} />)}
      </ListView>
    </Section>
  )
}

const sources = ['', 'order', 'block', 'fund', 'other'] as const
const nameOf = (source: IncomeSource | '') => (source === '' ? incomeCopy.all : incomeCopy.sources[source])

interface FilterProps extends Pick<IncomeRecordsProps, 'choice' | 'onChoice'> {
  readonly nowMs: number
}

function Filter({ choice, onChoice, nowMs }: FilterProps) {
  const [isChoosing, setChoosing] = useState(false)
  const period = periodOf(choice.period, nowMs)
  const pick = (id: string) => {
    setChoosing(false)
    onChoice({ ...choice, period: id })
  }
  return (
    <View className={cx(styles.chips)} {...a11y.describe({ role: 'group', label: incomeCopy.bySource })}>
      {sources.map((source) => (
        <Chip key={source} on={source === choice.source} onPress={() => onChoice({ ...choice, source })}>
          {nameOf(source)}
        </Chip>
      ))}
      <Chip on={period !== undefined} icon='down' onPress={() => setChoosing(true)}>
        {period?.text ?? copy.date}
      </Chip>
      {isChoosing && <PeriodSheet hasAll chosen={choice.period} onPick={pick} onClose={() => setChoosing(false)} />}
    </View>
  )
}
