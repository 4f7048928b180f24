import { nextList, noList } from '@/lib/remote/list'
import type { List } from '@/lib/remote/list'
import { sharing } from '@/lib/remote/sharing'

const answer = () => ({
  data: [
    { id: 1, tags: ['a'] },
    { id: 2, tags: [] },
  ],
  total: 2,
  none: null,
})

describe('an answer that says the same again', () => {
  it('is what was there before', () => {
    const before = answer()
    expect(sharing(before, answer())).toBe(before)
  })

  it('keeps the parts that say the same where another part changed', () => {
    const before = answer()
    const now = sharing(before, { ...answer(), total: 3 })
    expect(now).toEqual({ ...answer(), total: 3 })
    expect(now.data).toBe(before.data)
  })

  it.each([
    ['a field is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a field came', { a: 1 }, { a: 1, b: undefined }],
    ['a field has another name', { a: undefined }, { b: undefined }],
    ['an element is gone', [1, 2], [1]],
    ['an element came', [1], [1, 2]],
    ['a list became an object', [], {}],
    ['something became nothing', { a: {} }, { a: null }],
    ['nothing became something', null, { a: 1 }],
    ['a number became a text', { a: 1 }, { a: '1' }],
  ])('is what came now where %s', (_, before, now) => {
    expect(sharing(before, now)).toStrictEqual(now)
    expect(sharing(before, now)).not.toBe(before)
  })
})

interface Row {
  readonly id: number
  readonly text: string
}

const idOf = ({ id }: Row) => id
const page = (rows: readonly Row[]) => ({ rows, total: rows.length, page: 1, extra: { items: ['rice'] } })

function asked(list: List<Row, string, object>, rows: readonly Row[]) {
  const run = list.run + 1
  const refreshing = nextList(list, { type: 'refresh', key: 'k', run }, idOf)
  return nextList(refreshing, { type: 'answer', run, page: page(rows) }, idOf)
}

describe('a list that is asked again', () => {
  const rows = (...texts: readonly string[]) => texts.map((text, at) => ({ id: at + 1, text }))
  const first = asked(noList, rows('a', 'b'))

  it('is the same when nothing changed', () => {
    expect(asked(first, rows('a', 'b')).shown).toBe(first.shown)
  })

  it('keeps the rows that say the same, wherever they stand now', () => {
    const { shown } = asked(first, [{ id: 9, text: 'new' }, ...rows('a', 'changed')])
    expect(shown?.rows).toEqual([{ id: 9, text: 'new' }, ...rows('a', 'changed')])
    expect(shown?.rows[1]).toBe(first.shown?.rows[0])
    expect(shown?.rows[2]).not.toBe(first.shown?.rows[1])
    expect(shown?.parts.map((part) => part.rows)).toEqual([shown?.rows])
    expect(shown?.extra).toBe(first.shown?.extra)
  })

  it('keeps a part of it that is asked again and says the same', () => {
    const again = (shown: readonly Row[]) =>
      nextList(first, { type: 'part', key: 'k', after: undefined, page: page(shown) }, idOf).shown
    expect(again(rows('a', 'b'))?.parts[0]).toBe(first.shown?.parts[0])
    expect(again(rows('a', 'b'))?.extra).toBe(first.shown?.extra)
    expect(again(rows('a', 'changed'))?.rows[0]).toBe(first.shown?.rows[0])
    expect(again(rows('a', 'changed'))?.rows).toEqual(rows('a', 'changed'))
  })
})
