import { useAtomValue, useSetAtom } from 'jotai'
import { areaIdAtom, isAreaKnownAtom, userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { settleInAtom } from './enter-block'

/**
 * Where somebody is told to have no block: who bought one since, and has not begun to act as it, does so from now on. Our decision:
 * docs/decisions/0070-accounts.md
 */
export function useSettleIn(): void {
  const user = useAtomValue(userAtom)
  const areaId = useAtomValue(areaIdAtom)
  const isAreaKnown = useAtomValue(isAreaKnownAtom)
  const settleIn = useSetAtom(settleInAtom)
  const token = isAreaKnown && user?.blockNo === 0 ? user.token : ''
  useOnShow(`${token} ${areaId}`, () => {
    if (token !== '') void settleIn(areaId).then((answer) => answer.ok && showToast(copy.switched(answer.value)))
  })
}
