import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'

/** The three amounts of the wallet and their sum. */
export type Assets = ApiOutput<'/user/assets'>

const assets = remoteCall((api) => api.form('/user/assets', {}))
export const assetsAtom = assets.valueAtom
export const loadAssetsAtom = assets.loadAtom

const books = remoteCall((api) => api.form('/bctMoney/getTotal', {}))
export const booksAtom = books.valueAtom
export const loadBooksAtom = books.loadAtom
