import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { userAtom } from '@/lib/session/atoms'

/** One line of the wallet: what moved, which way, what remained. */
export type MoneyRow = ApiOutput<'/bctMoney/list'>['data'][number]

/** The account whose records are shown. */
export type MoneyKind = 'available' | 'frozen' | 'income'

/** The account named by an address; available when it names none of ours. */
export const moneyKindOf = (text: string | undefined): MoneyKind =>
  text === 'frozen' || text === 'income' ? text : 'available'

/** The records that have been loaded, and how to go on. */
export interface MoneyPages {
  readonly rows: readonly MoneyRow[]
  readonly page: number
  readonly hasMore: boolean
  readonly cursor: string | null
  readonly total: number
}

interface State {
  readonly kind: MoneyKind
  readonly token: string
  readonly pages: Remote<MoneyPages, CallError>
  readonly more: 'idle' | 'loading' | 'failed'
}

const start: State = { kind: 'available', token: '', pages: { tag: 'idle' }, more: 'idle' }
const stateAtom = atom<State>(start)
const runAtom = atom(0)

/** The records of the chosen account; another user's are never shown. */
export const moneyListAtom = atom((get) => {
  const state = get(stateAtom)
  return state.token === (get(userAtom)?.token ?? '') ? state : { ...start, kind: state.kind }
})

const joined = (before: readonly MoneyRow[], answer: ApiOutput<'/bctMoney/list'>): MoneyPages => {
  const known = new Set(before.map((row) => row.entryId))
  return {
    rows: [...before, ...answer.data.filter((row) => !known.has(row.entryId))],
    page: answer.current_page,
    hasMore: answer.current_page < answer.last_page,
    cursor: answer.cursor ?? null,
    total: answer.total,
  }
}

/** Loads the first page of an account's records (by default the chosen one). What is shown stays while the same account is loaded again. */
export const loadMoneyAtom = atom(null, async (get, set, wanted?: MoneyKind): Promise<void> => {
  const token = get(userAtom)?.token ?? ''
  const before = get(moneyListAtom)
  const kind = wanted ?? before.kind
  const stays = kind === before.kind && before.pages.tag === 'ready'
  if (token === '') return
  const run = get(runAtom) + 1
  set(runAtom, run)
  set(stateAtom, { kind, token, pages: stays ? before.pages : { tag: 'loading' }, more: 'idle' })
  const answer = await get(apiAtom).form('/bctMoney/list', { kind, page: 1 }, { quiet: true })
  if (get(runAtom) !== run) return
  if (answer.ok) {
    const pages = joined([], answer.value)
    set(stateAtom, {
      kind,
      token,
      pages: pages.rows.length === 0 ? { tag: 'empty' } : { tag: 'ready', value: pages },
      more: 'idle',
    })
  } else if (!stays) {
    set(stateAtom, { kind, token, pages: { tag: 'failed', error: answer.error }, more: 'idle' })
  }
})

/** Loads the next page; asks nothing while one is under way or when there is none. */
export const loadMoreMoneyAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(moneyListAtom)
  if (state.pages.tag !== 'ready' || state.more === 'loading' || !state.pages.value.hasMore) return
  const shown = state.pages.value
  const run = get(runAtom) + 1
  set(runAtom, run)
  set(stateAtom, { ...state, more: 'loading' })
  const answer = await get(apiAtom).form(
    '/bctMoney/list',
    { kind: state.kind, page: shown.page + 1, ...(shown.cursor !== null && { cursor: shown.cursor }) },
    { quiet: true },
  )
  if (get(runAtom) !== run) return
  if (answer.ok)
    set(stateAtom, { ...state, pages: { tag: 'ready', value: joined(shown.rows, answer.value) }, more: 'idle' })
  else set(stateAtom, { ...state, more: 'failed' })
})
