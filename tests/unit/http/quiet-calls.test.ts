import { endpoints } from '@contract/endpoints/all'
import { ok } from '@contract/result'
import { createStore } from 'jotai'
import { apiAtom, createApi } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallOptions } from '@/lib/http/client'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { sources } from '../../support/texts/source-texts'
import { resident } from '../../support/app/trade-store'

// While a skeleton is shown, the loading sign would be a second one.

/** A store with somebody signed in, and the options of every call. */
function recording() {
  const options: (CallOptions | undefined)[] = []
  const store = createStore()
  const page = { data: [], current_page: 1, last_page: 2, per_page: 15, total: 0, cursor: 'c1' }
  const api = createApi((_kind, _path, _input, how) => {
    options.push(how)
    return Promise.resolve(ok(page))
  })
  store.set(apiAtom, api)
  store.set(restoreSessionAtom, { ...guestSession, user: resident(128), areaId: 3253, areaName: '测试城' })
  return { store, options }
}

const quiet = expect.objectContaining({ quiet: true }) as CallOptions

it('what is looked at is asked for without the loading sign, however its call is written', async () => {
  const { store, options } = recording()
  await store.set(remoteCall((api) => api.form('/user/getInfo', {})).loadAtom)
  await store.set(keyedCall((api, id) => api.form('/bctOrder/info', { id })).loadAtom, 7)
  await store.set(keyedCall((api) => api.json('/block/blockInfo', {}, { quiet: false })).loadAtom, 7)
  const list = listCall((api, _query: object, page) => api.form('/bctOrder/list', { side: 'buy', ...page }), {
    idOf: ({ orderId }) => orderId,
    access: 'user',
    extraOf: () => undefined,
  })
  await store.set(list.refreshAtom, {})
  await store.set(list.moreAtom)
  expect(options).toEqual([quiet, quiet, quiet, quiet, quiet])
})

/** Reads that were started by a button and have no placeholder: the loading sign shows them. */
const asked = [
  '/bctMoney/download',
  '/bctNotice/download',
  '/bctShop/contact',
  '/bctMayor/ballots',
  '/bctVote/ballots',
  '/block/addCar',
  '/block/delCar',
  '/block/clearCar',
  '/bctPay/info',
  '/bctPay/check',
]

/** Calls without a number of their own that change something: what they are named after is done to somebody's things. */
const changing =
  /\/(?:edit\w*|remove|withdraw|readAll|remind|logoutAll|unbind\w*|bind\w*|login\w*|set[A-Z]\w*|send\w*|prove|halt|clock)$/

const entriesOf = (input: object): object => ('entries' in input ? (input.entries as object) : {})

/** What the contract lets be looked at: no command, which has a number of the client's, and no other change. */
const readings = new Set<string>(
  endpoints
    .filter(({ path, input }) => !('clientNo' in entriesOf(input)) && !changing.test(path))
    .map(({ path }) => path),
)

/** Every call as the source writes it, however it holds the API: the path, and the rest of the line. */
const calls = /\.(?:form|json)\('([^']+)',([^;\n]*)/g

/** What is made by these functions is quiet. */
const isQuiet = (statement: string) => /\b(?:remoteCall|keyedCall|listCall)\b/.test(statement)

/** The statement of the file that a call stands in, as far as the call: it begins where a line begins with a word. */
const statementTo = (before: string) => before.split(/\n(?=\w)/).at(-1) ?? ''
const loudIn = (source: string) =>
  [...source.matchAll(calls)]
    .filter(({ 1: path = '', 2: rest = '', index }) => {
      return readings.has(path) && !rest.includes('quiet: true') && !isQuiet(statementTo(source.slice(0, index)))
    })
    .map(([, path]) => path)

it('a reading beside those says that it is quiet, or is one that somebody asked for by a button', () => {
  const loud = sources('src').flatMap(({ text }) => loudIn(text))
  expect([...new Set(loud)].sort()).toEqual([...asked].sort())
})

it('finds a reading that is not quiet', () => {
  expect(loudIn("await get(apiAtom).form('/bctOrder/getNum', {})")).toEqual(['/bctOrder/getNum'])
  expect(loudIn("await get(apiAtom).form('/bctOrder/getNum', {}, { quiet: true })")).toEqual([])
  expect(loudIn("const api = get(apiAtom)\nawait api.form('/bctVote/ballots', { voteId })")).toEqual([
    '/bctVote/ballots',
  ])
  expect(loudIn("await get(apiAtom).json('/bctVote/support', { clientNo })")).toEqual([])
})
