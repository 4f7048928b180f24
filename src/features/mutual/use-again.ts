import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { Failure } from '@/lib/refusals/failure'
import { goTo } from '@/lib/routes/go'
import { useWaits } from '@/lib/session/terms'
import { showToast } from '@/ui/toast/toast'
import { publishAtom } from './atoms'
import { formCopy } from './copy'
import { actFailure } from './rules/failures'

/** Publishing an own post that ended once more, as it was. Source: community §6, row 9. */
export function useAgain(post: MutualInfo) {
  const { mutualId, kind, title, content, thumbs, place, placeDetail, thanks, days } = post
  const { mutualDays } = useWaits(post.areaId)
  const again = useSetAtom(publishAtom)
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<Failure>()
  const publish = async () => {
    const span = Math.min(days, mutualDays)
    const said = { kind, title, content, thumbs, place, placeDetail: placeDetail ?? '', thanks, days: span }
    const result = await run(() => again(said, mutualId))
    if (!result) return
    if (!result.ok) return setFailure(actFailure(result.error, 'again'))
    showToast(formCopy.submitted)
    goTo('mutualInfo', { id: result.value.mutualId })
  }
  return { isBusy, failure, publish: () => void publish(), hide: () => setFailure(undefined) }
}

export type Again = ReturnType<typeof useAgain>
