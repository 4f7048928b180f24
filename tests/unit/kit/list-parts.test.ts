import fc from 'fast-check'
import { isKnownAbove, lettingGo, type ListPart, missed, partOf, replaced, rowsOf } from '@/lib/remote/parts'

interface Row {
  readonly id: number
  readonly text: string
}
const idOf = (row: Row) => row.id
const rows = (ids: readonly number[], text = ''): Row[] => ids.map((id) => ({ id, text }))
const size = 3

/** The answer of a server with these rows, ordered by number, after a cursor. */
const pageBehind = (all: readonly number[], after: string | undefined, text = 'new') => {
  const left = all.filter((id) => after === undefined || id > Number(after))
  const shown = left.slice(0, size)
  return { rows: rows(shown, text), ...(left.length > size && { cursor: String(shown.at(-1)) }) }
}

/** The list as it was loaded, page by page. */
function loaded(all: readonly number[]): readonly ListPart<Row>[] {
  const parts: ListPart<Row>[] = []
  for (let after: string | undefined, no = 1; no === 1 || after !== undefined; no += 1) {
    const page = pageBehind(all, after, 'old')
    parts.push(partOf(no, after, page.rows))
    after = page.cursor
  }
  return parts
}

const again = (parts: readonly ListPart<Row>[], no: number, all: readonly number[]) =>
  replaced(parts, no, pageBehind(all, parts.find((part) => part.no === no)?.after), idOf)
const ids = (parts: readonly ListPart<Row>[]) => parts.map((part) => part.rows?.map(idOf))

it('gives a part its newer rows and leaves the others as they are', () => {
  const parts = loaded([1, 2, 3, 4, 5, 6, 7])
  const next = again(parts, 2, [1, 2, 3, 4, 5, 6, 7])
  expect(next[1]?.rows).toEqual(rows([4, 5, 6], 'new'))
  expect(next[0]).toBe(parts[0])
  expect(next[2]).toBe(parts[2])
})

it('takes away what is gone, without taking rows of the next part', () => {
  const next = again(loaded([1, 2, 3, 4, 5, 6, 7]), 1, [1, 3, 4, 5, 6, 7])
  expect(ids(next)).toEqual([[1, 3], [4, 5, 6], [7]])
})

it('asks for the next part too when rows came in between', () => {
  const all = [1, 2, 2.5, 3, 4, 5, 6, 7]
  const first = again(loaded([1, 2, 3, 4, 5, 6, 7]), 1, all)
  expect(ids(first)).toEqual([[1, 2, 2.5], undefined, [7]])
  expect(ids(again(first, 2, all))).toEqual([[1, 2, 2.5], [3, 4, 5], undefined])
})

it('has nothing below the last page', () => {
  expect(ids(again(loaded([1, 2, 3, 4, 5]), 1, [1, 2]))).toEqual([[1, 2]])
})

it('lets go of rows that are far, but not of where they stood and what stands above the others', () => {
  const parts = lettingGo(loaded([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 3, 3)
  expect(ids(parts)).toEqual([undefined, undefined, [7, 8, 9], undefined])
  expect(parts.map(({ last }) => last && idOf(last))).toEqual([undefined, 6, 9, undefined])
  expect(parts.map(({ no, after }) => [no, after])).toEqual(
    loaded([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).map(({ no, after }) => [no, after]),
  )
  expect([0, 1, 2, 3].map((at) => isKnownAbove(parts, at))).toEqual([true, false, true, true])
  expect(ids(again(parts, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toEqual([[1, 2, 3], undefined, [7, 8, 9], undefined])
})

it('knows that nothing came above', () => {
  const parts = missed(lettingGo(loaded([1, 2, 3, 4, 5, 6]), 3, 3), 1, true)
  expect(isKnownAbove(parts, 1)).toBe(true)
})

it('has all rows of the server, once and in order, after every part was asked for again', () => {
  const some = fc.uniqueArray(fc.nat(60), { maxLength: 25 }).map((list) => [...list].sort((a, b) => a - b))
  fc.assert(
    fc.property(some, some, (before, now) => {
      let parts = loaded(before)
      for (let no = 1; no <= parts.length; no += 1) parts = again(parts, no, now)
      const shown = rowsOf(parts).map(idOf)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown).toEqual(now.slice(0, shown.length))
    }),
  )
})
