import type { ReactNode } from 'react'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { CardSkeleton } from '@/ui/skeleton/card-skeleton'
import { ListView } from '@/ui/list-view/list-view'
import { FailureBox } from '@/ui/message-box/failure-box'
import { RowGroups } from '@/ui/row-groups/row-groups'
import { offersCopy } from '../copy'
import type { GroupName, OfferCounts } from '../rules/groups'
import type { useAct } from '../use-act'

export interface OfferListProps<Row, Act> {
  readonly of: ListOnPage<Row, OfferCounts>
  readonly act: ReturnType<typeof useAct<Row, Act>>
  /** When there are none: what is said, and how the first one is made. */
  readonly copy: { readonly none: string; readonly add: string }
  readonly onAdd: () => void
  readonly groupOf: (row: Row) => GroupName
  readonly idOf: (row: Row) => number
  readonly draw: (row: Row) => ReactNode
}

/** The reader's own listings or bids by how they stand, and what failed of an act on one of them. */
export function OfferList<Row, Act>(props: OfferListProps<Row, Act>) {
  const { of: offers, act, copy, onAdd, ...groups } = props
  const { showing } = act
  return (
    <>
      <ListView
        of={offers.list}
        onRetry={offers.retry}
        onMore={offers.more}
        skeleton={<CardSkeleton />}
        onNear={offers.onNear}
        empty={<EmptyState kind='empty' title={copy.none} action={{ text: copy.add, onPress: onAdd }} />}
        failure={(error) => ({ text: `${callErrorText(error)}。${offersCopy.safe}` })}
        end={offers.list.shown && offersCopy.end(offers.list.shown.total)}
      >
        {({ rows, before, extra }) => (
          <RowGroups {...groups} rows={rows} before={before} names={offersCopy.groups} counts={extra} lit='mine' />
        )}
      </ListView>
      {showing.tag === 'failure' && (
        <FailureBox
          failure={showing.failure}
          onHide={act.hide}
          steps={{ retry: () => act.carryOut(showing.row, showing.act) }}
        />
      )}
    </>
  )
}
