import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { FundEntry } from '@contract/endpoints/community/fund'
import { momentText } from '@/lib/format/moments'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { RadioList } from '@/ui/choice-list/choice-list'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { RecordRow } from '@/ui/record-row/record-row'
import { Section, SectionHead } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { copy, kindNames } from '../copy'
import styles from './fund.module.scss'

/** One kind of entries, or all of them. */
export type LedgerKind = FundEntry['kind'] | 'all'

export interface FundLedgerProps {
  readonly areaId: number
  readonly kind: LedgerKind
  readonly onKind: (kind: LedgerKind) => void
  readonly entries: ListOnPage<FundEntry, undefined>
}

const ofOneKind = ['share', 'sponsor', 'gift', 'spend', 'back', 'correction'] as const
const kinds = (['all', ...ofOneKind] as const).map((id) => ({ id, text: id === 'all' ? copy.all : kindNames[id] }))

/** Every entry of a fund, newest first, of all kinds or one. Source: mockup 16-fund. */
export function FundLedger({ areaId, kind, onKind, entries }: FundLedgerProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { shown } = entries.list
  const name = kind === 'all' ? copy.all : kindNames[kind]
  const choose = (
    <Pressable className={cx(styles.all)} label={`${copy.kinds}，${name}`} onPress={() => setChoosing(true)}>
      {name}
      <Icon name='right' size={28} />
    </Pressable>
  )
  return (
    <Section>
      <SectionHead title={copy.ledger} end={choose} />
      <View className={cx(styles.rows)}>
        <ListView
          of={entries.list}
          onRetry={entries.retry}
          onMore={entries.more}
          onNear={entries.onNear}
          failure={(error) => ({ text: callErrorText(error) })}
          skeleton={<Skeleton look='record' />}
          filter={kind === 'all' ? undefined : { onClear: () => onKind('all') }}
          empty={<EmptyState kind='empty' title={copy.none} text={copy.noneText} />}
          end={shown && copy.end(shown.total)}
        >
          {({ rows }) => rows.map((entry) => <Row key={entry.entryNo} areaId={areaId} entry={entry} />)}
        </ListView>
      </View>
      {isChoosing && (
        <Sheet title={copy.kinds} onClose={() => setChoosing(false)}>
          <RadioList
            label={copy.kinds}
            items={kinds}
            chosen={kind}
            onPick={(picked) => {
              setChoosing(false)
              onKind(picked)
            }}
          />
        </Sheet>
      )}
    </Section>
  )
}

function Row({ areaId, entry }: { readonly areaId: number; readonly entry: FundEntry }) {
  const { now } = useAtomValue(serverClockAtom)
  const { entryNo, at, title, direction, amount, after, ref, memo } = entry
  const about = memo === '' ? ref : memo
  const when = momentText(at, now())
  return (
    <RecordRow
      what={title}
      amount={amount}
      sign={direction}
      when={<View>{about === '' ? when : `${when} · ${about}`}</View>}
      balance={after}
      onPress={() => goTo('fundEntry', { areaId, no: entryNo })}
    />
  )
}
