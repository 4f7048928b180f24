import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ApiOutput } from '@contract/endpoints/all'
import type { DeskWithdrawView } from '@contract/endpoints/money/money-desk'
import type { ListOnPage } from '@/lib/api/use-list'
import { momentText } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { Dialog } from '@/ui/dialog/dialog'
import { ListView } from '@/ui/list-view/list-view'
import { RecordRow } from '@/ui/record-row/record-row'
import { Pair, Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { DeskAct, DeskState } from '../atoms'
import { deskActAtom, readPayeeAtom } from '../atoms'
import { copy } from '../copy'
import { ActDialog } from './act-dialog'
import styles from './desk.module.scss'

type Counts = ApiOutput<'/admin/withdrawList'>['counts']
type Payee = ApiOutput<'/admin/withdrawInfo'>['payee']

export interface DeskListProps {
  readonly state: DeskState
  readonly onState: (state: DeskState) => void
  readonly rows: ListOnPage<DeskWithdrawView, Counts>
}

const states = ['open', 'applied', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed'] as const
const labels: Partial<Record<DeskAct, string>> = { reject: copy.reason, fail: copy.reason, paid: copy.reference }

/** Withdrawals with what an operator may do with each. Source: domain model §3.9. */
export function DeskList({ state, onState, rows }: DeskListProps) {
  const act = useSetAtom(deskActAtom)
  const readPayee = useSetAtom(readPayeeAtom)
  const [asked, setAsked] = useState<{ readonly row: DeskWithdrawView; readonly act: DeskAct }>()
  const [payee, setPayee] = useState<Payee>()
  const look = async (id: number) => {
    const answer = await readPayee(id)
    if (answer.ok) setPayee(answer.value.payee)
    else showToast(callErrorText(answer.error))
  }
  const counts = rows.list.shown?.extra
  return (
    <>
      {counts && (
        <View className={cx(styles.counts)}>
          {copy.counts(counts.applied, counts.approved, counts.paying, counts.overdue)}
        </View>
      )}
      <Chips
        label={copy.filter}
        items={states.map((id) => ({ id, text: copy.states[id] }))}
        chosen={state}
        onPick={onState}
      />
      <ListView
        of={rows.list}
        onRetry={rows.retry}
        onMore={rows.more}
        empty={<EmptyState kind='empty' title={copy.none} />}
        end={rows.list.shown && copy.end(rows.list.shown.total)}
      >
        {({ rows: shown }) =>
          shown.map((row) => (
            <Card
              key={row.withdrawId}
              row={row}
              onAct={(wanted) => setAsked({ row, act: wanted })}
              onLook={() => void look(row.withdrawId)}
            />
          ))
        }
      </ListView>
      {asked && (
        <ActDialog
          title={copy.acts[asked.act]}
          note={copy.asks[asked.act]}
          label={labels[asked.act]}
          onSend={(text) => act({ ...asked, text })}
          onDone={() => {
            setAsked(undefined)
            void rows.refresh()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {payee && (
        <Dialog title={copy.payee} onClose={() => setPayee(undefined)}>
          <Pair name={copy.payeeName}>{payee.name}</Pair>
          <Pair name={copy.payeeAccount}>{payee.account}</Pair>
          {payee.bank !== '' && <Pair name={copy.payeeBank}>{payee.bank}</Pair>}
        </Dialog>
      )}
    </>
  )
}

interface CardProps {
  readonly row: DeskWithdrawView
  readonly onAct: (act: DeskAct) => void
  readonly onLook: () => void
}

function Card({ row, onAct, onLook }: CardProps) {
  const { now } = useAtomValue(serverClockAtom)
  const at = momentText(row.expectAt, now())
  return (
    <Section card>
      <View {...a11y.describe({ role: 'group', label: row.withdrawNo })}>
        <RecordRow
          what={copy.from(row.user.blockNo, row.user.nickName)}
          amount={row.amount}
          when={`${momentText(row.createdAt, now())} · ${row.withdrawNo}`}
          state={copy.states[row.state]}
        />
        <View className={cx(styles.facts)}>
          <View>{`${copy.ways[row.way]} ${row.bank} ${row.name} ${row.account}`}</View>
          <View>{copy.net(yuanText(row.net), yuanText(row.fee))}</View>
          <View className={cx(row.isOverdue && styles.late)}>
            {row.isOverdue ? copy.overdue(at) : copy.expected(at)}
          </View>
          {row.reason !== '' && <View>{row.reason}</View>}
          {row.reference !== '' && <View>{row.reference}</View>}
        </View>
        <View className={cx(styles.acts)}>
          <Button small kind='secondary' onPress={onLook}>
            {copy.payee}
          </Button>
          {row.acts.map((act) => (
            <Button key={act} small kind='secondary' onPress={() => onAct(act)}>
              {copy.acts[act]}
            </Button>
          ))}
        </View>
      </View>
    </Section>
  )
}
