import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import type { Failure } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import type { MutualWish } from './atoms'
import { actAtom, isBusyAtom } from './atoms'
import { doneCopy } from './copy'
import { actFailure } from './rules/failures'

interface Failed {
  readonly wish: MutualWish
  readonly failure: Failure
}

/** Acts on a post that need no form; a lost answer is asked for under the same number. */
export function useAct(post: MutualInfo) {
  const isBusy = useAtomValue(isBusyAtom)
  const send = useSetAtom(actAtom)
  const [failed, setFailed] = useState<Failed>()
  const act = async (wish: MutualWish) => {
    const isStep = wish.act === 'withdraw' && post.acts.includes('stepBack')
    const result = await send(post, wish)
    if (!result) return
    if (result.ok) return showToast(doneCopy[isStep ? 'stepBack' : wish.act])
    const failure = actFailure(result.error, wish.act)
    setFailed(failure && { wish, failure })
  }
  return {
    isBusy,
    act: (wish: MutualWish) => void act(wish),
    failure: failed?.failure,
    hide: () => setFailed(undefined),
    /** The same once more, after a lost answer. */
    again: () => failed && void act(failed.wish),
  }
}

export type Acting = ReturnType<typeof useAct>
