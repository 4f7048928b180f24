import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { capture } from '@/platform/capture/capture'
import { useIsShown } from '@/platform/page/use-is-shown'
import type { Handover } from './atoms'
import { showPasswordAtom } from './atoms'
import { passwordFailure } from './rules/password'

/**
 * The new founder password while this page stands: nothing else keeps it, and it is gone with the page. As long as one is shown or may be,
 * the page is kept out of screenshots. Source: community §8 (password).
 */
export function usePassword({ orderId, passwordState }: Handover) {
  const ask = useSetAtom(showPasswordAtom)
  const [password, setPassword] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<string>()
  const isShown = useIsShown()
  const isSecret = isShown && (isBusy || password !== undefined || passwordState === 'waits')
  useEffect(() => (isSecret ? capture.hide() : undefined), [isSecret])
  const show = () =>
    void run(async () => {
      setFailure(undefined)
      const answer = await ask(orderId)
      if (answer.ok) setPassword(answer.value)
      else if (answer.error.kind !== 'loggedOut') setFailure(passwordFailure(answer.error))
    })
  return { password, isBusy, failure, show, erase: () => setPassword(undefined) }
}

export type NewPassword = ReturnType<typeof usePassword>
