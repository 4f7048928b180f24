import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Review } from '@contract/endpoints/people/reviews'
import { callErrorText } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import { goToBoard } from '@/lib/routes/go'
import { useLate } from '@/platform/first-paint/use-taking-over'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { SectionHead } from '@/ui/section/section'
import { copy } from '../copy'
import { useSeller } from '../use-seller'
import { AnswerSheet } from './answer-sheet'
import { OnSale } from './on-sale'
import { ReputationHead } from './reputation-head'
import { ReviewRow } from './review-row'
import styles from './reviews.module.scss'

export interface SellerScreenProps {
  readonly blockId: number
  /** What the block is: above the reviews, whose list goes on by page. */
  readonly facts: ReactNode
  /** Reads what the facts are made of. */
  readonly onReload: () => Promise<unknown>
  /** At the right end of the bar. */
  readonly navEnd?: ReactNode
  /** Following the seller. */
  readonly footer?: ReactNode
  /** Leads to reporting a review or its answer. */
  readonly reportOf: (review: Review) => ReactNode
  readonly children?: ReactNode
}

/** A seller: figures, what is on sale, the block, what buyers said. Our decision: docs/decisions/0395-reputation.md */
export function SellerScreen(props: SellerScreenProps) {
  const { blockId, facts, onReload, navEnd, footer, reportOf, children } = props
  const { seller, reviews, reload } = useSeller(blockId)
  const [answering, setAnswering] = useState<Review>()
  // What stands below the figures would move when they come: it waits for them.
  const isKnown = seller.tag === 'ready' || seller.tag === 'failed'
  useLate(!isKnown)
  const back = { text: copy.toBoard, onPress: goToBoard }
  if (isMissing(seller))
    return (
      <Screen title={copy.title}>
        <EmptyState kind='failed' title={copy.gone} text={copy.goneText} action={back} />
        {children}
      </Screen>
    )
  const close = () => setAnswering(undefined)
  const drop = () => {
    close()
    void reviews.lookAgain()
  }
  const refresh = () => Promise.all([onReload(), reload(), reviews.refresh()])
  return (
    <Screen title={copy.title} navEnd={navEnd} onRefresh={refresh} footer={footer}>
      <RemoteView of={seller} onRetry={() => void reload()} failure={(error) => ({ text: callErrorText(error) })}>
        {(reputation) => (
          <>
            <ReputationHead of={reputation} />
            <OnSale sales={reputation.sales} />
          </>
        )}
      </RemoteView>
      {isKnown && facts}
      {isKnown && (
        <View className={cx(styles.list)}>
          <SectionHead title={copy.list} {...(reviews.list.shown && { count: reviews.list.shown.total })} />
          <ListView
            of={reviews.list}
            onRetry={reviews.retry}
            onMore={reviews.more}
            onNear={reviews.onNear}
            empty={<EmptyState kind='empty' title={copy.none} text={copy.noneText} />}
            end={reviews.list.shown && copy.end(reviews.list.shown.total)}
          >
            {({ rows }) =>
              rows.map((row) => (
                <ReviewRow key={row.reviewId} review={row} onAnswer={() => setAnswering(row)} report={reportOf(row)} />
              ))
            }
          </ListView>
        </View>
      )}
      {answering && <AnswerSheet review={answering} onClose={close} onGone={drop} />}
      {children}
    </Screen>
  )
}
