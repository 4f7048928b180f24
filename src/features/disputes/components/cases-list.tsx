import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { DisputeCase } from '@contract/endpoints/orders/disputes'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { isNoRight } from '@/lib/refusals/no-right'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { CardSkeleton } from '@/ui/skeleton/card-skeleton'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Yuan } from '@/ui/yuan/yuan'
import { caseTurn } from '../rules/case-turn'
import { reasonTexts } from '@contract/orders/dispute-words'
import { disputesCopy } from '../copy'

export type CasesTab = keyof typeof disputesCopy.tabs

export interface CasesListProps {
  readonly tab: CasesTab
  readonly cases: ListOnPage<DisputeCase, undefined>
  readonly onOpen: (orderId: number) => void
}

/** The disputes that the reader may decide, the most urgent first. */
export function CasesList({ tab, cases, onOpen }: CasesListProps) {
  const { list } = cases
  if (isNoRight(list)) return <EmptyState kind='failed' title={disputesCopy.noRight} text={disputesCopy.noRightText} />
  return (
    <ListView
      of={list}
      onRetry={cases.retry}
      onMore={cases.more}
      skeleton={<CardSkeleton />}
      empty={<EmptyState kind='empty' title={disputesCopy.none[tab]} />}
      failure={(error) => ({ text: `${callErrorText(error)}。${disputesCopy.safe}` })}
      end={list.shown && disputesCopy.end(list.shown.total)}
    >
      {({ rows }) => rows.map((one) => <CaseCard key={one.orderId} one={one} onOpen={onOpen} />)}
    </ListView>
  )
}

function CaseCard({ one, onOpen }: { readonly one: DisputeCase; readonly onOpen: (orderId: number) => void }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const note = (
    <>
      <View>{reasonTexts[one.dispute.reason]}</View>
      <View>{`${disputesCopy.buyer(one.buyer.blockNo)} · ${disputesCopy.seller(one.seller.blockNo)}`}</View>
    </>
  )
  return (
    <Section card lit={one.mayDecide}>
      <Pressable onPress={() => onOpen(one.orderId)}>
        <CaseLine one={one} />
        <GoodsLine
          title={one.title}
          thumb={toUrl(one.thumb)}
          category={one.category}
          note={note}
          end={<Yuan fen={one.amount} />}
        />
      </Pressable>
    </Section>
  )
}

/** The sentence of a dispute: whose turn, to do what, until when, and what happens otherwise. */
export function CaseLine({ one }: { readonly one: DisputeCase }) {
  const { now } = useAtomValue(serverClockAtom)
  const { tone, who, act, deadlineAt, otherwise } = caseTurn(one, now())
  return (
    <TurnLine
      flush
      tone={tone}
      who={who}
      act={act}
      otherwise={otherwise}
      {...(deadlineAt !== undefined && { time: <Countdown deadlineMs={deadlineAt} now={now} /> })}
    />
  )
}
