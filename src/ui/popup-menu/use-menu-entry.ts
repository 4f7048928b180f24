import { useAtomValue } from 'jotai'
import type { ModuleName } from '@contract/modules'
import { goTo } from '@/lib/routes/go'
import type { RouteName } from '@contract/pages/routes'
import { sessionAtom } from '@/lib/session/atoms'
import { cityWords } from '@/lib/session/words/city'
import { showToast } from '../toast/toast'
import { menuEntries } from './entries'

/**
 * Opens what an entry of a menu leads to. A block writes in its own city alone: in another one it is told so, as by the button of the page.
 */
export function useMenuEntry(module: ModuleName): (id: number) => void {
  const { areaId, user } = useAtomValue(sessionAtom)
  const isStranger = user !== null && user.blockNo > 0 && user.blockAreaId !== areaId
  return (id) => {
    const entry = menuEntries[module][id - 1]
    if (isStranger && entry?.icon === 'plus') showToast(cityWords.elsewhere)
    else if (entry?.page) goTo<RouteName>(entry.page, entry.params)
  }
}
