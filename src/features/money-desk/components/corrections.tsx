import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { approvals } from '@contract/console/limits'
import type { CorrectionView, TxnView } from '@contract/endpoints/money/corrections'
import { accountWords } from '@contract/ledger/account-words'
import { useList } from '@/lib/api/use-list'
import { momentText } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Field } from '@/ui/field/field'
import { ListView } from '@/ui/list-view/list-view'
import { Section } from '@/ui/section/section'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy, correctionCopy as words } from '../copy'
import type { CorrectionAct } from '../correction-atoms'
import { correctionsCall, decideAtom, proposeAtom, txnsCall } from '../correction-atoms'
import { ActDialog } from './act-dialog'
import styles from './desk.module.scss'

type Asked =
  | { readonly tag: 'propose'; readonly txn: TxnView }
  | { readonly tag: 'decide'; readonly row: CorrectionView; readonly act: CorrectionAct }

/** Finds a wrong transaction and proposes its reverse; another operator confirms it. Source: domain model §3.6 (correction). */
export function Corrections() {
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const txns = useList(txnsCall, reference === '' ? undefined : { reference })
  const corrections = useList(correctionsCall, {})
  const propose = useSetAtom(proposeAtom)
  const decide = useSetAtom(decideAtom)
  const [asked, setAsked] = useState<Asked>()
  const { now } = useAtomValue(serverClockAtom)
  const done = () => {
    setAsked(undefined)
    void corrections.refresh()
    void txns.refresh()
  }
  const find = () => setReference(typed.trim())
  return (
    <>
      <Section>
        <Field label={words.search} value={typed} onChange={setTyped} hint={words.searchHint} onConfirm={find} />
        <View className={cx(styles.find)}>
          <Button kind='secondary' onPress={find}>
            {words.find}
          </Button>
        </View>
      </Section>
      {reference !== '' && (
        <ListView
          of={txns.list}
          onRetry={txns.retry}
          onMore={txns.more}
          empty={<EmptyState kind='empty' title={words.noTxn} />}
          end={null}
        >
          {({ rows }) =>
            rows.map((txn) => (
              <Section card key={txn.txnId}>
                <Txn txn={txn} nowMs={now()} />
                {txn.isCorrectable && (
                  <View className={cx(styles.acts)}>
                    <Button small kind='secondary' onPress={() => setAsked({ tag: 'propose', txn })}>
                      {words.propose}
                    </Button>
                  </View>
                )}
              </Section>
            ))
          }
        </ListView>
      )}
      <ListView
        of={corrections.list}
        onRetry={corrections.retry}
        onMore={corrections.more}
        empty={<EmptyState kind='empty' title={words.none} />}
        end={corrections.list.shown && copy.end(corrections.list.shown.total)}
      >
        {({ rows }) =>
          rows.map((row) => (
            <Section card key={row.correctionId}>
              <Correction row={row} nowMs={now()} onAct={(act) => setAsked({ tag: 'decide', row, act })} />
            </Section>
          ))
        }
      </ListView>
      {asked?.tag === 'propose' && (
        <ActDialog
          title={words.propose}
          note={words.proposeNote}
          label={words.reason}
          least={approvals.minReason}
          onSend={(reason) => propose({ txnId: asked.txn.txnId, reason })}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.tag === 'decide' && (
        <ActDialog
          title={words.acts[asked.act]}
          note={asked.act === 'confirm' ? words.confirmAsk : words.refuseNote}
          label={asked.act === 'confirm' ? undefined : words.reason}
          onSend={(reason) => decide({ row: asked.row, act: asked.act, reason })}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Txn({ txn, nowMs }: { readonly txn: TxnView; readonly nowMs: number }) {
  return (
    <View className={cx(styles.facts)}>
      <View>{[txn.memo, txn.reference, momentText(txn.at, nowMs)].filter((part) => part !== '').join(' · ')}</View>
      {txn.transfers.map((one) => (
        <View
          key={`${one.from}${one.to}`}
        >{`${accountWords(one.from)} → ${accountWords(one.to)} ${yuanText(one.amount)}`}</View>
      ))}
    </View>
  )
}

interface CorrectionProps {
  readonly row: CorrectionView
  readonly nowMs: number
  readonly onAct: (act: CorrectionAct) => void
}

function Correction({ row, nowMs, onAct }: CorrectionProps) {
  return (
    <View {...a11y.describe({ role: 'group', label: row.reason })}>
      <Txn txn={row.txn} nowMs={nowMs} />
      <View className={cx(styles.facts)}>
        <View>{`${words.states[row.state]} · ${row.reason}`}</View>
        <View>{words.by(row.proposedBy, momentText(row.proposedAt, nowMs))}</View>
        {row.refusedReason !== '' && <View>{row.refusedReason}</View>}
      </View>
      {row.acts.length > 0 && (
        <View className={cx(styles.acts)}>
          {row.acts.map((act) => (
            <Button key={act} small kind='secondary' onPress={() => onAct(act)}>
              {words.acts[act]}
            </Button>
          ))}
        </View>
      )}
    </View>
  )
}
