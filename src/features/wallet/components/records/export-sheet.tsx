import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import type { CallError } from '@/lib/http/errors'
import { useServerNow } from '@/lib/session/server-clock'
import { saveText } from '@/platform/save-text/save-text'
import type { SaveWay } from '@/platform/save-text/types'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Segment } from '@/ui/segment/segment'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { balanceCopy } from '../../balance-copy'
import { copy } from '../../copy'
import type { MoneyKind } from '../../rules/money-kind'
import { periodOf } from '../../rules/periods'
import type { Statement } from '../../statement'
import { fileOf, loadStatementAtom } from '../../statement'
import styles from './money-records.module.scss'
import { PeriodSheet } from './period-sheet'
import { SumsCard } from './sums-card'

const words = copy.exportSheet
const kinds = (['available', 'frozen', 'income'] as const).map((id) => ({ id, text: balanceCopy.kinds[id] }))

function failureText(error: CallError): string {
  if (error.kind !== 'refused') return callErrorText(error)
  if (error.reason === 'LIMIT') return words.tooMany
  return error.reason === 'FORM' ? words.tooLong : callErrorText(error)
}

export interface ExportSheetProps {
  readonly kind: MoneyKind
  /** The days on the page, which are preselected; '' for all days. */
  readonly period: string
  readonly onClose: () => void
}

/**
 * Makes the statement of an account over some days, then saves or shares it as the platform allows. Source: domain model §6.3
 * (bctMoney/download).
 */
export function ExportSheet({ kind: first, period: firstPeriod, onClose }: ExportSheetProps) {
  const load = useSetAtom(loadStatementAtom)
  const [kind, setKind] = useState(first)
  const [periodId, setPeriod] = useState(firstPeriod === '' ? '30d' : firstPeriod)
  const period = periodOf(periodId, useServerNow(60_000))
  const [isChoosing, setChoosing] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [statement, setStatement] = useState<Statement>()
  const [failure, setFailure] = useState<CallError>()
  const make = async () => {
    if (isMaking || !period) return
    setMaking(true)
    setFailure(undefined)
    const answer = await load({ kind, from: period.from, to: period.to })
    setMaking(false)
    if (answer.ok) setStatement(answer.value)
    else setFailure(answer.error)
  }
  if (statement) return <Made statement={statement} onAnother={() => setStatement(undefined)} onClose={onClose} />
  if (isChoosing) {
    const pick = (id: string) => {
      setPeriod(id)
      setChoosing(false)
    }
    return <PeriodSheet chosen={periodId} onPick={pick} onClose={() => setChoosing(false)} />
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <View className={cx(styles.accounts)}>
        <Segment label={words.account} items={kinds} chosen={kind} onPick={setKind} />
      </View>
      <Cell title={words.period} value={period?.text} onPress={() => setChoosing(true)} />
      {failure && <Note tone='error'>{failureText(failure)}</Note>}
      <BottomBar>
        <Button onPress={() => void make()} loading={isMaking ? words.making : undefined}>
          {words.make}
        </Button>
      </BottomBar>
    </Sheet>
  )
}

interface MadeProps {
  readonly statement: Statement
  readonly onAnother: () => void
  readonly onClose: () => void
}

function Made({ statement, onAnother, onClose }: MadeProps) {
  const [isFailed, setFailed] = useState(false)
  const file = fileOf(statement)
  const save = async (way: SaveWay) => {
    const end = await saveText.save(file, way)
    setFailed(end === 'failed')
    if (end === 'done') showToast(words.done[way])
  }
  const [best = 'copy', ...others] = saveText.ways(file)
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Cell icon='ledger' title={file.name} note={words.ready(statement.rows)} />
      <SumsCard sums={statement.sums} hasBalances />
      {others.map((way) => (
        <Cell key={way} title={words.ways[way]} onPress={() => void save(way)} />
      ))}
      <Cell title={words.another} onPress={onAnother} />
      {isFailed && <Note tone='error'>{words.failed}</Note>}
      <BottomBar>
        <Button onPress={() => void save(best)}>{words.ways[best]}</Button>
      </BottomBar>
    </Sheet>
  )
}
