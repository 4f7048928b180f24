import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { momentText } from '@/lib/format/moments'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom, useServerNow } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { RecordRow } from '@/ui/record-row/record-row'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { IncomeTotal } from '../rules/income'
import { incomeTotalAtom, loadIncomeTotalAtom } from '../income'
import { goneOf } from '../rules/income'
import { incomeCopy } from '../income-copy'
import { periodOf } from '../rules/periods'
import { openWaysAtom } from '../ways'
import type { IncomeRecordsProps } from './records/income-records'
import { IncomeRecords } from './records/income-records'
import styles from './income-view.module.scss'
import { Ways } from './balances'
import { TurnSheet } from './turn-sheet'

export interface IncomeViewProps extends IncomeRecordsProps {
  readonly onChanged: () => void
}

/** Income: the amount now, what is held back until when, and the sources. Source: design §4 (income). */
export function IncomeView({ onChanged, ...records }: IncomeViewProps) {
  const total = useAtomValue(incomeTotalAtom)
  const reload = useSetAtom(loadIncomeTotalAtom)
  const period = periodOf(records.choice.period, useServerNow(60_000))
  const failure = (error: CallError) => ({ text: `${callErrorText(error)}。${incomeCopy.safe}` })
  return (
    <RemoteView of={total} onRetry={() => void reload()} failure={failure}>
      {(value) => (
        <>
          <Head total={value} onChanged={onChanged} />
          <Held total={value} />
          <Sources total={value} days={period?.text} />
          <IncomeRecords {...records} />
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

/** What each source brought; over all days also what left again, so that the sum equals the income now. */
interface SourcesProps {
  readonly total: IncomeTotal
  /** The days, unless it is all of them. */
  readonly days: string | undefined
}

function Sources({ total, days }: SourcesProps) {
  const rows = total.sources.filter((row) => row.count > 0)
  if (rows.length === 0) return null
  const gone = days === undefined ? goneOf(total) : undefined
  return (
    <Section>
      <SectionHead title={incomeCopy.bySource} end={days} />
      <View className={cx(styles.sources)}>
        {rows.map((row) => (
          <Pair key={row.source} name={`${incomeCopy.sources[row.source]} · ${incomeCopy.count(row.count)}`}>
            <Yuan fen={row.amount} sign='in' />
          </Pair>
        ))}
        {gone !== undefined && (
          <>
            <Pair name={incomeCopy.gone}>
              <Yuan fen={gone} sign='out' />
            </Pair>
            <View className={cx(styles.left)}>
              <Pair name={incomeCopy.left}>
                <Yuan fen={total.income} />
              </Pair>
            </View>
          </>
        )}
      </View>
      <Cell icon='ledger' title={incomeCopy.everything} onPress={() => goTo('money', { kind: 'income' })} />
    </Section>
  )
}
