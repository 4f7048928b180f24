import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { userAtom } from './atoms'

/** What a person is asked to agree to. */
export type Asks = NonNullable<ApiOutput<'/user/check'>['asks']>

const none: Asks = []
const baseAtom = atom<{ readonly token: string; readonly asks: Asks }>({ token: '', asks: none })

/** What the signed-in person is asked to agree to, as the server said it last. */
export const asksAtom = atom((get) => {
  const { token, asks } = get(baseAtom)
  return token === get(userAtom)?.token ? asks : none
})

/** Takes what the server said of it, to the session of a token. */
export const takeAsksAtom = atom(null, (get, set, token: string, asks: Asks = none) => {
  const before = get(baseAtom)
  if (asks.length > 0 || before.asks.length > 0) set(baseAtom, { token, asks })
})
