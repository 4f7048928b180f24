import type { Getter, Setter } from 'jotai'
import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { refusalText } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { cartCountAtom } from './count'
import type { SeenBlock } from './guest-cart'
import { guestLines, putIntoGuestCart, readGuestCart, takeOutOfGuestCart } from './guest-cart'

export type Cart = ApiOutput<'/block/carList'>

const base = remoteCall<Cart>((api) => api.form('/block/carList', {}))

/** The signed-in reader's cart. */
export const cartAtom = base.valueAtom

const guestBase = atom<readonly SeenBlock[]>([])
/** The cart of somebody who is not signed in, as the device keeps it; also before a page has loaded the cart. */
export const guestCartAtom = atom((get) => {
  const loaded = get(guestBase)
  return loaded.length === 0 ? readGuestCart() : loaded
})

/** How many lines the reader's cart has, signed in or not. */
export const cartSizeAtom = atom((get) => (get(userAtom) === null ? get(guestCartAtom).length : get(cartCountAtom)))

const broughtBase = atom<{ readonly userId: number; readonly ids: ReadonlySet<number> } | undefined>(undefined)
/** The blocks that the reader had in the cart as a guest, before signing in, and put in since; undefined without. */
export const broughtAtom = atom((get) => {
  const brought = get(broughtBase)
  return brought?.userId === get(userAtom)?.userId ? brought?.ids : undefined
})

/** Takes a guest's cart over into that of the person who has signed in. What is refused for good is dropped as well. */
export const mergeCartAtom = atom(null, async (get, set): Promise<void> => {
  const blocks = readGuestCart()
  const user = get(userAtom)
  if (blocks.length === 0 || !user) return
  const answer = await get(apiAtom).form('/block/addCar', { ids: guestLines(blocks) }, { quiet: true })
  if (!answer.ok && answer.error.kind !== 'refused') return
  takeOutOfGuestCart(blocks.map(({ blockId }) => blockId))
  if (!answer.ok) return
  set(cartCountAtom, answer.value.count)
  set(broughtBase, { userId: user.userId, ids: new Set(blocks.map(({ blockId }) => blockId)) })
})

/** Reads the cart, with a guest's taken over first. */
export const loadCartAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(userAtom)) return set(guestBase, readGuestCart())
  await set(mergeCartAtom)
  await set(base.loadAtom)
  const cart = get(cartAtom)
  if (cart.tag === 'ready') set(cartCountAtom, cart.value.count)
})

const changesBase = atom<ReadonlyMap<string, boolean>>(new Map())
const keyOf = (get: Getter, blockId: number) => `${get(userAtom)?.userId ?? 0}:${blockId}`

function note(get: Getter, set: Setter, blockIds: readonly number[], isIn: boolean): void {
  set(changesBase, new Map([...get(changesBase), ...blockIds.map((id) => [keyOf(get, id), isIn] as const)]))
}

/** Whether a block of a list is in the reader's cart: as the row says, unless it was put in or taken out since. */
export const isInCartAtom = atom((get) => {
  const changes = get(changesBase)
  const isGuest = get(userAtom) === null
  const kept = isGuest ? get(guestCartAtom) : []
  return ({ blockId, inCart }: { readonly blockId: number; readonly inCart: boolean }): boolean =>
    changes.get(keyOf(get, blockId)) ?? (isGuest ? kept.some((one) => one.blockId === blockId) : inCart)
})

type Changed = Result<void, CallError>

const full = { kind: 'refused', reason: 'LIMIT', msg: refusalText('LIMIT'), data: {} } as const

/** Puts a block into the cart at the price that is seen; a guest's is kept on the device. Failures: those of `/block/addCar`. */
export const addToCartAtom = atom(null, async (get, set, block: SeenBlock): Promise<Changed> => {
  const user = get(userAtom)
  if (user === null) {
    if (!putIntoGuestCart(block)) return err(full)
    set(guestBase, readGuestCart())
  } else {
    const answer = await get(apiAtom).form('/block/addCar', { ids: guestLines([block]) })
    if (!answer.ok) return answer
    set(cartCountAtom, answer.value.count)
    const brought = get(broughtAtom)
    if (brought) set(broughtBase, { userId: user.userId, ids: new Set([...brought, block.blockId]) })
  }
  note(get, set, [block.blockId], true)
  return ok(undefined)
})

/** Takes blocks out of the cart. */
export const takeOutAtom = atom(null, async (get, set, blockIds: readonly number[]): Promise<Changed> => {
  if (get(userAtom) === null) {
    takeOutOfGuestCart(blockIds)
    set(guestBase, readGuestCart())
  } else {
    const answer = await get(apiAtom).form('/block/delCar', { ids: blockIds.join(',') })
    if (!answer.ok) return answer
    set(cartCountAtom, answer.value.count)
  }
  note(get, set, blockIds, false)
  return ok(undefined)
})

/** Takes everything out that cannot be bought. */
export const clearInvalidAtom = atom(null, async (get, set): Promise<Changed> => {
  const answer = await get(apiAtom).form('/block/clearCar', { onlyInvalid: 1 })
  if (!answer.ok) return answer
  set(cartCountAtom, answer.value.count)
  return ok(undefined)
})
