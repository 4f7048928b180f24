import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import type { Failure } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { actAtom, isBusyAtom } from './atoms'
import { standCopy } from './copy'
import { actFailure } from './rules/failures'

/** What is taken back: a candidacy, or the seat. */
export type Leaving = 'quit' | 'resign'

interface Failed {
  readonly act: Leaving
  readonly failure: Failure
}

/** Quitting and resigning, which the server knows as one call; a lost answer is asked for under the same number. */
export function useAct(election: MayorElection, onDone: () => Promise<unknown>) {
  const isBusy = useAtomValue(isBusyAtom)
  const send = useSetAtom(actAtom)
  const [failed, setFailed] = useState<Failed>()
  const leave = async (act: Leaving) => {
    const result = await send(election, { act: 'quit' })
    if (!result) return
    if (!result.ok) {
      const failure = actFailure(result.error, act)
      return setFailed(failure && { act, failure })
    }
    showToast(act === 'quit' ? standCopy.quitDone : standCopy.resignDone)
    await onDone()
  }
  return {
    isBusy,
    leave: (act: Leaving) => void leave(act),
    failure: failed?.failure,
    hide: () => setFailed(undefined),
    again: () => failed && void leave(failed.act),
  }
}

export type Acting = ReturnType<typeof useAct>
