import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { Failure } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { supportAtom } from './atoms'
import { infoCopy } from './copy'
import { supportFailure } from './rules/failures'

/** Supporting a vote, and taking that back. */
export function useSupport(vote: VoteInfo) {
  const [isBusy, setBusy] = useState(false)
  // A second tap comes before the button is drawn anew.
  const isSending = useRef(false)
  const [failure, setFailure] = useState<Failure>()
  const [wasOn, setWasOn] = useState(true)
  const send = useSetAtom(supportAtom)
  const support = async (isOn: boolean) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setWasOn(isOn)
    const result = await send(vote, isOn)
    isSending.current = false
    setBusy(false)
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
