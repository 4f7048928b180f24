import { atom } from 'jotai'

/** Whether the login popup is open, and the reason shown above it. */
export type LoginRequest = { readonly tag: 'closed' } | { readonly tag: 'open'; readonly why: string | null }

const baseAtom = atom<LoginRequest>({ tag: 'closed' })

export const loginRequestAtom = atom((get) => get(baseAtom))

/** Opens the login popup on the page that shows. `why` is a short sentence, for example 登录已失效，请重新登录. */
export const openLoginAtom = atom(null, (_get, set, why?: string) => set(baseAtom, { tag: 'open', why: why ?? null }))

export const closeLoginAtom = atom(null, (_get, set) => set(baseAtom, { tag: 'closed' }))
