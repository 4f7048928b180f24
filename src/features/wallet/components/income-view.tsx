import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ListOnPage } from '@/lib/api/use-list'
import { momentText } from '@/lib/format/moment'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { ListView } from '@/ui/list-view/list-view'
import { RecordRow } from '@/ui/record-row/record-row'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Void } from '@/ui/void/void'
import { Yuan } from '@/ui/yuan/yuan'
import type { IncomeRow, IncomeSource, IncomeTotal } from '../income'
import { incomeTotalAtom, loadIncomeTotalAtom } from '../income'
import { incomeCopy } from '../income-copy'
import styles from './income-view.module.scss'
import { Ways } from './lands'
import { openWaysAtom } from '../ways'
import { TurnSheet } from './turn-sheet'

export interface IncomeViewProps {
  readonly source: IncomeSource | ''
  readonly onSource: (source: IncomeSource | '') => void
  readonly records: ListOnPage<IncomeRow, undefined>
  readonly onChanged: () => void
}

const sources = ['order', 'block', 'fund', 'other'] as const

/** Income: what there is, what is held back until when, where it came from. Source: design §4 (income). */
export function IncomeView({ source, onSource, records, onChanged }: IncomeViewProps) {
  const total = useAtomValue(incomeTotalAtom)
  const reload = useSetAtom(loadIncomeTotalAtom)
  const { now } = useAtomValue(serverClockAtom)
  const failure = (error: Parameters<typeof callErrorText>[0]) => ({
    text: `${callErrorText(error)}。${incomeCopy.safe}`,
  })
  return (
    <RemoteView of={total} onRetry={() => void reload()} failure={failure}>
      {(value) => (
        <>
          <Head total={value} onChanged={onChanged} />
          <Held total={value} />
          <Sources total={value} />
          <Section>
            <SectionHead title={incomeCopy.records} />
            <Chips
              label={incomeCopy.bySource}
              items={[{ id: '', text: incomeCopy.all }, ...sources.map((id) => ({ id, text: incomeCopy.sources[id] }))]}
              chosen={source}
              onPick={(id) => onSource(sources.find((one) => one === id) ?? '')}
            />
            <ListView
              of={records.list}
              onRetry={records.retry}
              onMore={records.more}
              skeleton={<Skeleton look='record' />}
              empty={<Void kind='empty' title={incomeCopy.none} text={incomeCopy.noneText} />}
              filter={source === '' ? undefined : { text: incomeCopy.noneOfSource, onClear: () => onSource('') }}
              failure={failure}
              end={records.list.shown && incomeCopy.end(records.list.shown.total)}
            >
              {({ rows }) =>
                rows.map((row) => (
                  <RecordRow
                    key={row.entryId}
                    what={row.memo}
                    amount={row.amount}
                    sign={row.direction}
                    when={[momentText(row.at, now()), row.reference].filter((part) => part !== '').join(' · ')}
                    balance={row.balance}
                  />
                ))
              }
            </ListView>
          </Section>
        </>
      )}
    </RemoteView>
  )
}

function Head({ total, onChanged }: { readonly total: IncomeTotal; readonly onChanged: () => void }) {
  const { withdraw } = useAtomValue(openWaysAtom)
  const [isTurning, setTurning] = useState(false)
  return (
    <Section>
      <View className={cx(styles.head)}>
        <View className={cx(styles.name)}>{incomeCopy.now}</View>
        <Yuan fen={total.income} size='hero' />
        <View className={cx(styles.name)}>{incomeCopy.note}</View>
      </View>
      <View className={cx(styles.ways)}>
        <Ways ways={[{ icon: 'swap', text: incomeCopy.turn, onPress: () => setTurning(true) }, ...withdraw]} />
      </View>
      {isTurning && <TurnSheet income={total.income} onClose={() => setTurning(false)} onDone={onChanged} />}
    </Section>
  )
}

/** Earned, but held back for a while: when each part becomes income. */
function Held({ total }: { readonly total: IncomeTotal }) {
  const { now } = useAtomValue(serverClockAtom)
  if (total.releases.length === 0) return null
  return (
    <Section>
      <SectionHead title={incomeCopy.held} count={total.releases.length} end={<Yuan fen={total.held} />} />
      {total.releases.map((hold) => (
        <RecordRow
          key={hold.holdId}
          what={hold.subject === '' ? incomeCopy.handover : hold.subject}
          amount={hold.amount}
          when={hold.reference}
          state={hold.until === null ? '' : incomeCopy.heldNote(momentText(hold.until, now()))}
          onPress={() => goTo('freeze')}
        />
      ))}
    </Section>
  )
}

function Sources({ total }: { readonly total: IncomeTotal }) {
  const rows = total.sources.filter((row) => row.count > 0)
  if (rows.length === 0) return null
  return (
    <Section>
      <SectionHead title={incomeCopy.bySource} />
      <View className={cx(styles.sources)}>
        {rows.map((row) => (
          <Pair key={row.source} name={`${incomeCopy.sources[row.source]} · ${incomeCopy.count(row.count)}`}>
            <Yuan fen={row.amount} sign='in' />
          </Pair>
        ))}
      </View>
    </Section>
  )
}
