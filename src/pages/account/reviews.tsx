import { useAtomValue } from 'jotai'
import { useFavourite } from '@/features/favourites/use-favourite'
import { Report } from '@/features/reports/components/report'
import { reputationAtom } from '@/features/reviews/reputation-atoms'
import { ReviewsScreen } from '@/features/reviews/components/reviews-screen'
import { SessionHost } from '@/features/session/host/session-host'
import { idParam } from '@/lib/routes/address'
import { useParams } from '@/platform/page/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

/** [ours] What buyers say of a block's owner, and following that person. Our decision: docs/decisions/0395-reputation.md */
export default function ReviewsPage() {
  const blockId = idParam(useParams().id)
  const known = useAtomValue(reputationAtom)
  const shown = known.tag === 'ready' && known.value.blockId === blockId ? known.value : undefined
  const { action } = useFavourite('seller', shown && !shown.mine ? shown.seller.userId : null)
  const footer = shown && !shown.mine && (
    <BottomBar>
      <Button kind={action.isOn ? 'secondary' : 'primary'} onPress={action.onPress}>
        {action.text}
      </Button>
    </BottomBar>
  )
  return (
    <ReviewsScreen
      key={blockId}
      blockId={blockId}
      footer={footer}
      reportOf={({ reviewId, mayReport }) => mayReport && <Report refType={mayReport} refId={reviewId} isSmall />}
    >
      <SessionHost />
    </ReviewsScreen>
  )
}
