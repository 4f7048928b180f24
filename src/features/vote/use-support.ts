import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { Failure } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { supportAtom } from './atoms'
import { infoCopy } from './copy'
import { supportFailure } from './rules/failures'

/** Supporting a vote, and taking that back. */
export function useSupport(vote: VoteInfo) {
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<Failure>()
  const [wasOn, setWasOn] = useState(true)
  const send = useSetAtom(supportAtom)
  const support = async (isOn: boolean) => {
    const result = await run(() => {
      setWasOn(isOn)
      return send(vote, isOn)
    })
    if (!result) return
    if (!result.ok) return setFailure(supportFailure(result.error))
    const isOpen = result.value.state === 'open'
    showToast(isOpen ? infoCopy.opened : isOn ? infoCopy.supported : infoCopy.unsupported)
  }
  return {
    isBusy,
    failure,
    support: (isOn: boolean) => void support(isOn),
    /** The same once more, after a lost answer. */
    again: () => void support(wasOn),
    hide: () => setFailure(undefined),
  }
}

export type Supporting = ReturnType<typeof useSupport>
