import { useAtomValue } from 'jotai'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import { useList } from '@/lib/api/use-list'
import { momentText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { ListView } from '@/ui/list-view/list-view'
import { RecordRow } from '@/ui/record-row/record-row'
import { Section, SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { rechargesCall } from '../atoms'
import { copy } from '../copy'

/** What was paid and what was added. */
const whatOf = ({ bonus }: RechargeView) => (bonus > 0 ? `${copy.title} · 送 ${yuanText(bonus)}` : copy.title)

/** The reader's own recharges; an unpaid one leads to the cashier. */
export function RechargeRecords() {
  const records = useList(rechargesCall, {})
  const { now } = useAtomValue(serverClockAtom)
  return (
    <Section>
      <SectionHead title={copy.records} />
      <ListView
        of={records.list}
        onRetry={records.retry}
        onMore={records.more}
        skeleton={<Skeleton look='record' />}
        empty={<EmptyState kind='empty' title={copy.noRecords} />}
        end={records.list.shown && copy.end(records.list.shown.total)}
      >
        {({ rows }) =>
          rows.map((row) => (
            <RecordRow
              key={row.rechargeId}
              what={whatOf(row)}
              amount={row.amount}
              {...(row.state === 'paid' && { sign: 'in' as const })}
              when={factsText([momentText(row.createdAt, now()), row.rechargeNo])}
              state={copy.states[row.state]}
              {...(row.state === 'created' && { onPress: () => goTo('recharge', { rechargeId: row.rechargeId }) })}
            />
          ))
        }
      </ListView>
    </Section>
  )
}
