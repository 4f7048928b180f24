import { useAtomValue } from 'jotai'
import type { ModuleMenu } from '@/lib/routes/module-menu'
import { isWriting, openMenuEntry } from '@/lib/routes/module-menu'
import { sessionAtom } from '@/lib/session/atoms'
import { cityWords } from '@/lib/session/words/city'
import { showToast } from '../toast/toast'

/**
 * Opens what an entry of a menu leads to. A block writes in its own city alone: in another one it is told so, as by the button of the page.
 */
export function useMenuEntry(module: ModuleMenu): (id: number) => void {
  const { areaId, user } = useAtomValue(sessionAtom)
  const isStranger = user !== null && user.blockNo > 0 && user.blockAreaId !== areaId
  return (id) => {
    if (isStranger && isWriting(module, id)) showToast(cityWords.elsewhere)
    else openMenuEntry(module, id)
  }
}
