import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { HandoverDeskAct } from '@contract/block/transitions'
import type { DeskHandover } from '@contract/endpoints/market/handover'
import { useList } from '@/lib/api/use-list'
import { yuanText } from '@/lib/format/yuan'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import { Section, SectionHead } from '@/ui/section/section'
import type { CasesTab } from '../handover-atoms'
import { casesCall, decideCaseAtom } from '../handover-atoms'
import { caseCopy as copy, leastReason, reasonLabel } from '../handover-copy'
import { ActDialog } from './act-dialog'
import styles from './desk.module.scss'

const tabs = (['open', 'decided'] as const).map((id) => ({ id, text: copy.tabs[id] }))

/** Sales of blocks that their sellers object to, and deciding them. Source: community §8, rows 7–9. */
export function HandoverCases() {
  const [tab, setTab] = useState<CasesTab>('open')
  const cases = useList(casesCall, { tab })
  const decide = useSetAtom(decideCaseAtom)
  const [asked, setAsked] = useState<{ readonly row: DeskHandover; readonly act: HandoverDeskAct }>()
  const done = () => {
    setAsked(undefined)
    void cases.refresh()
  }
  return (
    <>
      <Chips label={copy.filter} items={tabs} chosen={tab} onPick={setTab} />
      <ListView
        of={cases.list}
        onRetry={cases.retry}
        onMore={cases.more}
        empty={<EmptyState kind='empty' title={copy.none} />}
        end={cases.list.shown && copy.end(cases.list.shown.total)}
      >
        {({ rows }) => rows.map((row) => <Case key={row.orderId} row={row} onAct={(act) => setAsked({ row, act })} />)}
      </ListView>
      {asked && (
        <ActDialog
          title={copy.acts[asked.act]}
          note={copy.asks[asked.act]}
          label={reasonLabel}
          least={leastReason}
          onSend={(reason) => decide({ ...asked, reason })}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface CaseProps {
  readonly row: DeskHandover
  readonly onAct: (act: HandoverDeskAct) => void
}

function Case({ row, onAct }: CaseProps) {
  const moment = useMomentText()
  const { now } = useAtomValue(serverClockAtom)
  const { objection, decision, undo } = row
  const decideBy = objection?.decideBy ?? null
  return (
    <Section card>
      <View {...a11y.describe({ role: 'group', label: row.no })}>
        <SectionHead title={copy.head(row.areaName, row.blockNo)} end={copy.states[row.state]} />
        <View className={cx(styles.facts, styles.large)}>
          <View>{`${row.no} · ${copy.sold(moment(row.at))}`}</View>
          <View>{copy.parties(row.seller, row.buyer)}</View>
          <View>{copy.price(yuanText(row.price), yuanText(row.fee))}</View>
          {objection && <View>{copy.objected(moment(objection.at))}</View>}
          {objection && <View className={cx(styles.words)}>{objection.text}</View>}
          {decideBy !== null && (
            <View className={cx(decideBy < now() && styles.late)}>
              {decideBy < now() ? copy.late(moment(decideBy)) : copy.decideBy(moment(decideBy))}
            </View>
          )}
          {undo && <View>{copy.asked(undo.askedBy, undo.reason)}</View>}
          {decision && <View>{copy.decided(moment(decision.at), decision.text)}</View>}
        </View>
        {row.acts.length > 0 && (
          <View className={cx(styles.acts)}>
            {row.acts.map((act) => (
              <Button key={act} small kind='secondary' onPress={() => onAct(act)}>
                {copy.acts[act]}
              </Button>
            ))}
          </View>
        )}
      </View>
    </Section>
  )
}
