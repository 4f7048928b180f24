import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { momentText } from '@/lib/format/moments'
import { callErrorText, isNotFound } from '@/lib/http/errors'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { PriceTable } from '../atoms'
import { priceTableAtom } from '../atoms'
import { copy, priceCopy } from '../copy'
import { sumFromTo, typedCount } from '../rules/prices'
import { PlotPrices } from './plot-prices'
import styles from './price.module.scss'
import rows from './tiers.module.scss'
import { Staircase } from './staircase'

export interface PriceScreenProps {
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** What slots and new plots cost in a city: the staircase, a calculator, the plots by their digits. Source: mockup 22-expand-price. */
export function PriceScreen({ onReload, navEnd, children }: PriceScreenProps) {
  const state = useAtomValue(priceTableAtom)
  const { areaName, user } = useAtomValue(sessionAtom)
  const { now } = useAtomValue(serverClockAtom)
  const table = state.tag === 'ready' ? state.value : undefined
  const own = areaName === '' ? priceCopy.thisCity : areaName
  return (
    <Screen
      title={table ? priceCopy.title(table.areaId) : priceCopy.anyTitle}
      subtitle={table && priceCopy.asOf(momentText(table.asOf, now()))}
      plate={user?.blockNo}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={
        <BottomBar>
          <Button kind='secondary' onPress={() => goUp('expand')}>
            {priceCopy.own(own)}
          </Button>
        </BottomBar>
      }
    >
      <RemoteView
        of={state}
        onRetry={() => void onReload()}
        failure={(error) => ({
          text: isNotFound(error) ? priceCopy.missing : callErrorText(error),
        })}
      >
        {(value) => <Prices table={value} own={own} />}
      </RemoteView>
      {children}
    </Screen>
  )
}

function Prices({ table, own }: { readonly table: PriceTable; readonly own: string }) {
  const { areaId, areaName, round, slots, plots, startCapacity } = table
  return (
    <>
      <View className={cx(styles.city)}>
        <View className={cx(styles.name)}>{areaName}</View>
        <View className={cx(styles.facts)}>
          <View>{priceCopy.area(areaId)}</View>
          <View>{priceCopy.states[round.state](round.roundNo)}</View>
        </View>
      </View>
      {slots.length > 0 && (
        <Section>
          <SectionHead title={priceCopy.slots} end={priceCopy.start(startCapacity)} />
          <Staircase table={table} />
          <View className={cx(rows.tiers)}>
            {slots.map(({ from, to, price }) => (
              <View key={from} className={cx(rows.tier)}>
                <View className={cx(rows.cell)}>{copy.slots(from, to)}</View>
                <View className={cx(rows.cell, styles.count)}>{priceCopy.count(to - from + 1)}</View>
                <View className={cx(rows.cell, rows.last)}>
                  <Yuan fen={price} />
                </View>
              </View>
            ))}
          </View>
          <Calculator table={table} />
        </Section>
      )}
      {plots.length > 0 && <PlotPrices plots={plots} />}
      <Note>{priceCopy.note(areaId, own)}</Note>
    </>
  )
}

/** The calculator's first target number of slots. */
const firstGoal = 10

/** The calculator: from one number of slots to another, and the price. */
function Calculator({ table: { slots, startCapacity, maxCapacity } }: { readonly table: PriceTable }) {
  const [from, setFrom] = useState(String(startCapacity))
  const [to, setTo] = useState(String(Math.min(firstGoal, maxCapacity)))
  const sum = sumFromTo(slots, typedCount(from), typedCount(to))
  const box = (label: string, value: string, onChange: (text: string) => void) => (
    <View className={cx(styles.box)}>
      <FieldBox label={label} kind='count' value={value} onChange={onChange} bad={sum === undefined} />
    </View>
  )
  return (
    <View className={cx(styles.calculator)}>
      <View className={cx(styles.question)}>
        <View>{priceCopy.from}</View>
        {box(priceCopy.fromLabel, from, setFrom)}
        <View>{priceCopy.to}</View>
        {box(priceCopy.toLabel, to, setTo)}
        <View className={cx(styles.answer)}>
          {sum !== undefined && (
            <>
              {priceCopy.sum}
              <Yuan fen={sum} size='m' />
            </>
          )}
        </View>
      </View>
      {sum === undefined && <View className={cx(styles.bad)}>{priceCopy.noSum(startCapacity, maxCapacity)}</View>}
    </View>
  )
}
