import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { accountsAtom, areaIdAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { findAreasAtom } from '../login/login'
import { isHandedOver } from '../login/rules'

type Detail = ApiOutput<'/user/loginUser'>['accounts'][number]

/** A remembered account of the chosen city, with the server's details once they are known. */
export interface Account {
  readonly of: LoginUser
  readonly nickName: string
  /** Relative path; empty when there is none. */
  readonly avatar: string
  /** Unread notices; undefined while they are not known. */
  readonly unread: number | undefined
  readonly isCurrent: boolean
  /** The founder password must be typed again. */
  readonly isOver: boolean
  /** It has another owner by now: only a code leads back to its person. */
  readonly isHandedOver: boolean
}

/** By token, so that one account's details are never shown for another. */
const detailsAtom = atom<ReadonlyMap<string, Detail>>(new Map())

/** Remembered accounts whose block has another owner. */
const handedOverAtom = atom<ReadonlySet<LoginUser>>(new Set<LoginUser>())

/** The remembered accounts of the chosen city, the one in use first. Source: specification §2 (loginUser), §3. */
export const shownAccountsAtom = atom((get): readonly Account[] => {
  const user = get(userAtom)
  const details = get(detailsAtom)
  const handedOver = get(handedOverAtom)
  const shown = get(accountsAtom).map((of): Account => {
    const detail = details.get(of.token)
    const isCurrent = user !== null && of.token === user.token
    const told = detail?.isValid === true ? detail : undefined
    return {
      of,
      nickName: told?.nickName ?? of.nickName,
      avatar: told?.avatar ?? of.avatar,
      unread: told?.unread,
      isCurrent,
      isOver: of.token === '',
      isHandedOver: handedOver.has(of),
    }
  })
  return [...shown.filter(({ isCurrent }) => isCurrent), ...shown.filter(({ isCurrent }) => !isCurrent)]
})

/** The most tokens in one request. Source: contract (userLoginUser). */
const mostChars = 2000

/** Asks of the accounts that are over whose their blocks are now. */
const findHandedOverAtom = atom(null, async (get, set): Promise<void> => {
  const over = get(accountsAtom).filter(({ token, blockNo }) => token === '' && blockNo > 0)
  const found = await Promise.all(
    over.map(async (of) => {
      const areas = await set(findAreasAtom, of.blockNo)
      const area = areas.find(({ areaId }) => areaId === of.blockAreaId)
      return area && isHandedOver([of], area, of.blockNo) ? [of] : []
    }),
  )
  set(handedOverAtom, new Set(found.flat()))
})

/**
 * Asks for the details of the remembered accounts; without an answer the list stays as the device knows it. Source:
 * specification §7 (`/user/loginUser`).
 */
export const loadAccountsAtom = atom(null, async (get, set): Promise<void> => {
  const accounts = get(accountsAtom)
  void set(findHandedOverAtom)
  const held = accounts.map(({ token }) => token)
  const tokens = held.filter((token) => token !== '')
  while (tokens.join(',').length > mostChars) tokens.pop()
  if (tokens.length === 0) return
  const input = { areaId: get(areaIdAtom), tokens: tokens.join(',') }
  const answer = await get(apiAtom).form('/user/loginUser', input, { quiet: true })
  if (!answer.ok) return
  const told = answer.value.accounts.flatMap((detail, at) => {
    const token = tokens[at]
    return token === undefined ? [] : [[token, detail] as const]
  })
  set(detailsAtom, new Map(told))
  for (const [token, { isValid }] of told) if (!isValid) set(sessionEventAtom, { kind: 'accountEnded', token })
})

/** Acts as another remembered account from now on; the server is not asked. Source: specification §3 (switched between). */
export const switchAccountAtom = atom(null, (_get, set, { userId, blockNo }: LoginUser): boolean =>
  set(sessionEventAtom, { kind: 'accountChosen', userId, blockNo }),
)

/**
 * Forgets an account on this device at once, and ends its session on the server. When it was in use, another of the same city takes its
 * place, if there is one. Source: specification §4; domain model §6.1 (`/bctUser/remove`).
 */
export const forgetAccountAtom = atom(null, (get, set, { userId, blockNo, token }: LoginUser): void => {
  if (token !== '') {
    void get(apiAtom).form('/bctUser/remove', { id: userId }, { quiet: true, as: { token, userId } })
  }
  set(sessionEventAtom, { kind: 'accountForgotten', userId, blockNo })
})
