import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Review } from '@contract/endpoints/people/reviews'
import { useList } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { lazy } from '@/lib/lazy/lazy'
import { goToBoard } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { SectionHead } from '@/ui/section/section'
import { loadBlockSalesAtom, reviewsCall } from '../atoms'
import { copy } from '../copy'
import { loadReputationAtom, reputationAtom } from '../reputation-atoms'
import { BlockSales } from './block-sales'
import { ReputationHead } from './reputation-head'
import { ReviewRow } from './review-row'
import styles from './reviews.module.scss'

const AnswerSheet = lazy(() =>
  import(/* webpackChunkName: "reviews" */ './answer-sheet').then(({ AnswerSheet }) => AnswerSheet),
)

export interface ReviewsScreenProps {
  readonly blockId: number | null
  /** Following the seller. */
  readonly footer?: ReactNode
  /** Leads to reporting a review or its answer. */
  readonly reportOf: (review: Review) => ReactNode
  readonly children?: ReactNode
}

/** A seller: the figures, what is on sale, what buyers said. Our decision: docs/decisions/0395-reputation.md */
export function ReviewsScreen({ blockId, footer, reportOf, children }: ReviewsScreenProps) {
  const token = useAtomValue(userAtom)?.token ?? ''
  const known = useAtomValue(reputationAtom)
  const load = useSetAtom(loadReputationAtom)
  const loadSales = useSetAtom(loadBlockSalesAtom)
  const reviews = useList(reviewsCall, blockId === null ? undefined : { blockId, token })
  const [answering, setAnswering] = useState<Review>()
  const reload = async () => {
    if (blockId !== null) await Promise.all([load(blockId), loadSales(blockId)])
  }
  useOnShow(`reviews ${blockId} ${token}`, () => void reload())
  const isGone = known.tag === 'failed' && known.error.kind === 'refused' && known.error.reason === 'NOT_FOUND'
  const back = { text: copy.toBoard, onPress: goToBoard }
  if (blockId === null || isGone)
    return (
      <Screen title={copy.title}>
        <EmptyState kind='failed' title={copy.gone} text={copy.goneText} action={back} />
        {children}
      </Screen>
    )
  const shown = known.tag === 'ready' && known.value.blockId !== blockId ? ({ tag: 'loading' } as const) : known
  const close = () => setAnswering(undefined)
  const drop = () => {
    close()
    void reviews.lookAgain()
  }
  return (
    <Screen title={copy.title} onRefresh={() => Promise.all([reload(), reviews.refresh()])} footer={footer}>
      <RemoteView of={shown} onRetry={() => void reload()} failure={(error) => ({ text: callErrorText(error) })}>
        {(reputation) => <ReputationHead of={reputation} />}
      </RemoteView>
      <BlockSales blockId={blockId} onRetry={() => void loadSales(blockId)} />
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
      {answering && <AnswerSheet review={answering} onClose={close} onGone={drop} onMissing={close} />}
      {children}
    </Screen>
  )
}
