import fc from 'fast-check'
import {
  canLoadMore,
  joinedPages,
  nextList,
  noList,
  startOf,
  type List,
  type ListEvent,
  type ListPage,
} from '@/lib/remote/list'

interface Row {
  readonly id: number
  readonly text: string
}
type State = List<Row, string>

const idOf = (row: Row) => row.id
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, text: `r${id}` }))
const page = (ids: number[], cursor?: string, at = 1): ListPage<Row, undefined> => ({
  rows: rows(...ids),
  total: 9,
  page: at,
  ...(cursor !== undefined && { cursor }),
  extra: undefined,
})
const after = (...events: ListEvent<Row, string>[]): State =>
  events.reduce<State>((list, event) => nextList(list, event, idOf), noList)
const ids = (list: State) => list.shown?.rows.map(idOf)

const first = [
  { type: 'refresh', key: 'all', run: 1 },
  { type: 'answer', run: 1, page: page([1, 2], 'c1') },
] as const

it('asks for its start, then stands idle with more to come', () => {
  expect(after(first[0])).toMatchObject({ tag: 'refreshing', shown: undefined })
  expect(after(...first)).toMatchObject({ tag: 'idle' })
  expect(canLoadMore(after(...first))).toBe(true)
})

it('is at its end when no cursor leads on', () => {
  const list = after(first[0], { type: 'answer', run: 1, page: page([1]) })
  expect(list.tag).toBe('end')
  expect(canLoadMore(list)).toBe(false)
})

it('adds the next page below', () => {
  const list = after(...first, { type: 'more', run: 2 }, { type: 'answer', run: 2, page: page([3, 4], undefined, 2) })
  expect(list.tag).toBe('end')
  expect(ids(list)).toEqual([1, 2, 3, 4])
})

it('does not ask for more twice at once, nor past the end, nor while it starts again', () => {
  const loading = after(...first, { type: 'more', run: 2 })
  expect(nextList(loading, { type: 'more', run: 3 }, idOf)).toBe(loading)
  const end = after(first[0], { type: 'answer', run: 1, page: page([1]) })
  expect(nextList(end, { type: 'more', run: 3 }, idOf)).toBe(end)
  const refreshing = after(...first, { type: 'refresh', key: 'all', run: 2 })
  expect(nextList(refreshing, { type: 'more', run: 3 }, idOf)).toBe(refreshing)
})

it('keeps its rows until a refresh has been answered, and then has the new ones only', () => {
  const refreshing = after(...first, { type: 'refresh', key: 'all', run: 2 })
  expect(ids(refreshing)).toEqual([1, 2])
  expect(ids(nextList(refreshing, { type: 'answer', run: 2, page: page([9]) }, idOf))).toEqual([9])
})

it('starts anew when something else is asked for', () => {
  expect(after(...first, { type: 'refresh', key: 'food', run: 2 })).toMatchObject({ key: 'food', shown: undefined })
})

it('drops an answer and a failure of an older request', () => {
  const refreshing = after(...first, { type: 'more', run: 2 }, { type: 'refresh', key: 'all', run: 3 })
  expect(nextList(refreshing, { type: 'answer', run: 2, page: page([3]) }, idOf)).toBe(refreshing)
  expect(nextList(refreshing, { type: 'fail', run: 2, error: 'offline' }, idOf)).toBe(refreshing)
})

it('keeps its rows when a refresh fails, and can go on or be refreshed again', () => {
  const failed = after(...first, { type: 'refresh', key: 'all', run: 2 }, { type: 'fail', run: 2, error: 'offline' })
  expect(failed).toMatchObject({ tag: 'error', of: 'refresh', error: 'offline' })
  expect(ids(failed)).toEqual([1, 2])
  expect(canLoadMore(failed)).toBe(true)
  const again = nextList(failed, { type: 'refresh', key: 'all', run: 3 }, idOf)
  expect(again).toMatchObject({ tag: 'refreshing' })
  expect(ids(again)).toEqual([1, 2])
})

it('can try a page again that failed', () => {
  const failed = after(...first, { type: 'more', run: 2 }, { type: 'fail', run: 2, error: 'offline' })
  expect(failed).toMatchObject({ tag: 'error', of: 'more' })
  expect(canLoadMore(failed)).toBe(true)
})

it('changes a row in place', () => {
  const list = after(...first, { type: 'change', rows: (all) => all.filter((row) => row.id !== 1) })
  expect(list.tag).toBe('idle')
  expect(ids(list)).toEqual([2])
})

it('ends when the cursor does not move', () => {
  const list = after(...first, { type: 'more', run: 2 }, { type: 'answer', run: 2, page: page([2], 'c1', 2) })
  expect(list.tag).toBe('end')
})

it('gives a row that comes again its newer content at its old place', () => {
  const joined = joinedPages(
    startOf(page([1, 2], 'c1')),
    { ...page([3], undefined, 2), rows: [{ id: 1, text: 'new' }] },
    idOf,
  )
  expect(joined.rows).toEqual([
    { id: 1, text: 'new' },
    { id: 2, text: 'r2' },
  ])
})

it('never loses and never doubles a row, however pages overlap', () => {
  const someIds = fc.array(fc.nat(30), { maxLength: 20 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 20 }), fc.array(someIds, { maxLength: 5 }), (start, more) => {
      const all = more.reduce(
        (list, next, at) => joinedPages(list, page(next, `c${at}`, at + 2), idOf),
        startOf(page(start, 'c')),
      )
      const got = all.rows.map(idOf)
      expect(new Set(got).size).toBe(got.length)
      expect(new Set(got)).toEqual(new Set([...start, ...more.flat()]))
      expect(got.slice(0, start.length)).toEqual(start)
    }),
  )
})
