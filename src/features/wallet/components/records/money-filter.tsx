import { View } from '@tarojs/components'
import { useState } from 'react'
import { useServerNow } from '@/lib/session/server-clock'
import { RadioList } from '@/ui/choice-list/choice-list'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { Sheet } from '@/ui/sheet/sheet'
import { balanceCopy } from '../../balance-copy'
import { copy } from '../../copy'
import type { MoneyGroup, MoneyQuery } from '../../money-list'
import type { MoneyKind } from '../../rules/money-kind'
import { periodOf } from '../../rules/periods'
import styles from './money-records.module.scss'
import { PeriodSheet } from './period-sheet'

/** What is chosen above the records; `period` is the id of a period or of days (`periodOf`), '' for all days. */
export interface MoneyChoice {
  readonly kind: MoneyKind
  readonly group: MoneyGroup | ''
  readonly period: string
}

/** The choice as query parameters. */
export function moneyQuery({ kind, group, period }: MoneyChoice, nowMs: number): MoneyQuery {
  const days = periodOf(period, nowMs)
  return { kind, ...(group !== '' && { group }), ...(days && { from: days.from, to: days.to }) }
}

const kinds = ['available', 'frozen', 'income'] as const
const groups = ['recharge', 'order', 'buy', 'withdraw', 'income', 'block', 'fund', 'other'] as const

export interface MoneyFilterProps {
  readonly choice: MoneyChoice
  readonly onChange: (choice: MoneyChoice) => void
}

/** Account, kind of record and days. Source: mockup 08-money. */
export function MoneyFilter({ choice, onChange }: MoneyFilterProps) {
  const [open, setOpen] = useState<'group' | 'period'>()
  const period = periodOf(choice.period, useServerNow(60_000))
  const close = () => setOpen(undefined)
  const pick = (part: Partial<MoneyChoice>) => {
    close()
    onChange({ ...choice, ...part })
  }
  return (
    <View className={cx(styles.chips)}>
      {kinds.map((kind) => (
        <Chip key={kind} on={kind === choice.kind} onPress={() => pick({ kind })}>
          {balanceCopy.kinds[kind]}
        </Chip>
      ))}
      <Chip on={choice.group !== ''} icon='down' onPress={() => setOpen('group')}>
        {choice.group === '' ? copy.type : copy.groups[choice.group]}
      </Chip>
      <Chip on={period !== undefined} icon='down' onPress={() => setOpen('period')}>
        {period?.text ?? copy.date}
      </Chip>
      {open === 'group' && (
        <Sheet title={copy.type} onClose={close}>
          <RadioList<MoneyGroup | ''>
            label={copy.type}
            items={[{ id: '', text: copy.allTypes }, ...groups.map((id) => ({ id, text: copy.groups[id] }))]}
            chosen={choice.group}
            onPick={(group) => pick({ group })}
          />
        </Sheet>
      )}
      {open === 'period' && (
        <PeriodSheet hasAll chosen={choice.period} onPick={(id) => pick({ period: id })} onClose={close} />
      )}
    </View>
  )
}
