import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import type { BarAction } from '@/ui/bottom-bar/bottom-bar'
import { showToast } from '@/ui/toast/toast'
import type { FavouriteKind } from '@contract/people/favourite-kinds'
import { favouriteAtom, keyOfThing, loadFavouriteAtom, setFavouriteAtom } from './atoms'
import { copy } from './copy'

export interface OnPage {
  /** For the bottom bar: keeps the thing, or no longer; a guest is asked to log in. */
  readonly action: BarAction
  /** How many people keep it; undefined while that is not known. */
  readonly count: number | undefined
}

const { keep, kept, nowKept, nowDropped, login } = copy
const keeping = { keep, kept, nowKept, nowDropped, login }
const following = {
  keep: copy.follow,
  kept: copy.followed,
  nowKept: copy.nowFollowed,
  nowDropped: copy.nowUnfollowed,
  login: copy.loginToFollow,
}

/**
 * The favourite of a page: of a shop or a block by its id, or a seller by the person's; null while the page has none. Source: mockups
 * 25-shop-info, 28-market-block.
 */
export function useFavourite(kind: FavouriteKind, refId: number | null): OnPage {
  const token = useAtomValue(userAtom)?.token
  const known = useAtomValue(favouriteAtom)
  const load = useSetAtom(loadFavouriteAtom)
  const set = useSetAtom(setFavouriteAtom)
  const key = keyOfThing({ kind, refId: refId ?? 0 })
  useOnShow(`${key} ${token ?? ''}`, () => void (refId !== null && load(key)))
  const standing = known.tag === 'ready' && known.value.key === key ? known.value.kept : undefined
  const on = standing?.on === true
  const words = kind === 'seller' ? following : keeping
  const toggle = async (isAsked: boolean) => {
    if (refId === null) return
    const answer = await set({ kind, refId }, isAsked || !on)
    if (answer.ok) showToast(answer.value.on ? words.nowKept : words.nowDropped)
    else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
  }
  // Who kept it before goes on keeping it, whatever a guest was shown.
  const press = useOnceSignedIn(`keep ${key}`, (isAsked) => void toggle(isAsked), standing !== undefined)
  return {
    count: standing?.count,
    action: {
      icon: 'star',
      text: on ? words.kept : words.keep,
      isOn: on,
      onPress: () => press(words.login),
    },
  }
}
