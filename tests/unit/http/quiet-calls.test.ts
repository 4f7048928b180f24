import { ok } from '@contract/result'
import { createStore } from 'jotai'
import { apiAtom, createApi } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallOptions } from '@/lib/http/client'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { sources } from '../../support/source-texts'
import { resident } from '../../support/trade-store'

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
  '/admin/pay/payments',
  '/admin/withdrawInfo',
  '/admin/books/check',
  '/bctPay/info',
]

/** Other reads, as written in the source: the path, and what follows it. */
const loudReading =
  /get\(apiAtom\)\s*\.(?:form|json)\('([^']*\/(?:list|info|get[A-Z]\w*|check|ways|manage|assets|count|config|download|payments|\w+Info|\w+List))',(?![^;\n]*quiet: true)/g
const loudIn = (source: string) => [...source.matchAll(loudReading)].map(([, call]) => call)

it('a reading beside those says that it is quiet, or is one that somebody asked for by a button', () => {
  const loud = sources('src').flatMap(({ text }) => loudIn(text))
  expect([...new Set(loud)].sort()).toEqual([...asked].sort())
})

it('finds a reading that is not quiet', () => {
  expect(loudIn("await get(apiAtom).form('/bctOrder/getNum', {})")).toEqual(['/bctOrder/getNum'])
  expect(loudIn("await get(apiAtom).form('/bctOrder/getNum', {}, { quiet: true })")).toEqual([])
})
