import type { LogView } from '@contract/endpoints/city/logs'
import type { ListOnPage } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { ListView } from '@/ui/list-view/list-view'
import { Section } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'
import { scoredLogs } from '../rules'
import { LogCard } from './log-card'

export type LogsOf = 'mine' | 'all'

export interface LogListProps {
  readonly whose: LogsOf
  readonly onWhose: (whose: LogsOf) => void
  readonly logs: ListOnPage<LogView, undefined>
  /** They are those of a month that has passed. */
  readonly isPast: boolean
}

const views = (['mine', 'all'] as const).map((id) => ({ id, text: copy.views[id] }))

/** Own logs or those of the whole city, newest first. Source: mockup 17-log. */
export function LogList({ whose, onWhose, logs, isPast }: LogListProps) {
  const { shown } = logs.list
  const scored = whose === 'mine' && shown ? scoredLogs(shown.rows, shown.cursor === undefined) : undefined
  return (
    <Section>
      <Tabs<LogsOf> label={copy.views.label} items={views} chosen={whose} onPick={onWhose} />
      <ListView
        of={logs.list}
        onRetry={logs.retry}
        onMore={logs.more}
        skeleton={<Skeleton look='record' />}
        empty={<EmptyState kind='empty' text={isPast ? copy.noneThen : copy.none[whose]} />}
        end={shown && copy.end(shown.total)}
      >
        {({ rows }) =>
          rows.map((log) => (
            <LogCard
              key={log.logId}
              log={log}
              isScored={scored?.get(log.logId)}
              onOpen={() => goTo('log', { id: log.logId })}
            />
          ))
        }
      </ListView>
    </Section>
  )
}
