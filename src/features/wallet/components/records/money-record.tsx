import { momentText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { RecordRow } from '@/ui/record-row/record-row'
import type { IncomeRow } from '../../income'
import type { MoneyRow } from '../../money-list'

export interface MoneyRecordProps {
  readonly row: MoneyRow | IncomeRow
  /** The server's time, needed to write the record's moment. */
  readonly nowMs: number
  readonly onPress?: () => void
}

/** One movement of an account: what for, how much, when, its number, and the balance after it. */
export function MoneyRecord({ row, nowMs, onPress }: MoneyRecordProps) {
  return (
    <RecordRow
      what={row.memo}
      amount={row.amount}
      sign={row.direction}
      when={factsText([momentText(row.at, nowMs), row.reference])}
      balance={row.balance}
      {...(onPress && { onPress })}
    />
  )
}
