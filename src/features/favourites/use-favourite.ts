import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login-request'
import { useOnShow } from '@/platform/page/use-on-show'
import type { BarAction } from '@/ui/bottom-bar/bottom-bar'
import { showToast } from '@/ui/toast/toast'
import type { FavouriteKind } from '@contract/endpoints/people/favourites'
import { favouriteAtom, keyOfThing, loadFavouriteAtom, setFavouriteAtom } from './atoms'
import { copy } from './copy'

export interface OnPage {
  /** For the bottom bar: keeps the thing, or no longer; a guest is asked to log in. */
  readonly action: BarAction
  /** How many people keep it; undefined while that is not known. */
  readonly count: number | undefined
}

/** The favourite of a page: of a shop or a block by its id; null while the page has none. Source: mockups 25-shop-info, 28-market-block. */
export function useFavourite(kind: FavouriteKind, refId: number | null): OnPage {
  const token = useAtomValue(userAtom)?.token
  const known = useAtomValue(favouriteAtom)
  const load = useSetAtom(loadFavouriteAtom)
  const set = useSetAtom(setFavouriteAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const key = keyOfThing({ kind, refId: refId ?? 0 })
  useOnShow(`${key} ${token ?? ''}`, () => void (refId !== null && load(key)))
  const kept = known.tag === 'ready' && known.value.key === key ? known.value.kept : undefined
  const on = kept?.on === true
  const toggle = async () => {
    if (refId === null) return
    const answer = await set({ kind, refId }, !on)
    if (answer.ok) showToast(answer.value.on ? copy.nowKept : copy.nowDropped)
    else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
  }
  return {
    count: kept?.count,
    action: {
      icon: 'star',
      text: on ? copy.kept : copy.keep,
      isOn: on,
      onPress: () => (token === undefined ? openLogin(copy.login) : void toggle()),
    },
  }
}
