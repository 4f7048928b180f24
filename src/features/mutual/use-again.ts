import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { mutual } from '@contract/mutual/limits'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { Failure } from '@/lib/refusals/failure'
import { goTo } from '@/lib/routes/go'
import { showToast } from '@/ui/toast/toast'
import { publishAtom } from './atoms'
import { formCopy } from './copy'
import { actFailure } from './rules/failures'

/** Publishing an own post that ended once more, as it was. Source: community §6, row 9. */
export function useAgain({ mutualId, kind, title, content, thumbs, place, placeDetail, thanks, days }: MutualInfo) {
  const again = useSetAtom(publishAtom)
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<Failure>()
  const publish = async () => {
    const span = mutual.days.find((one) => one === days) ?? mutual.days[0]
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
