import { PageCache } from '../../../server/http/cache/page-cache'

interface Page {
  readonly text: string
  readonly until?: number
}

const at = (version: string, now = 0) => ({ version, now })

function pages() {
  const kept = new PageCache<Page>()
  let loads = 0
  const read = (version: string, now?: number, wish = 'board', page: Omit<Page, 'text'> = {}) =>
    kept.read(wish, at(version, now), async () => ({ text: `${wish} ${++loads}`, ...page }))
  return { kept, read }
}

it('reads a page once for each version', async () => {
  const { read } = pages()
  const texts = [await read('1'), await read('1'), await read('2'), await read('2')].map(({ text }) => text)
  expect(texts).toEqual(['board 1', 'board 1', 'board 2', 'board 2'])
})

it('reads once for all who come while it is read', async () => {
  const { read } = pages()
  const texts = (await Promise.all(Array.from({ length: 20 }, () => read('1')))).map(({ text }) => text)
  expect(new Set(texts)).toEqual(new Set(['board 1']))
})

it('shows a page up to its instant and no longer', async () => {
  const { read } = pages()
  await read('1', 0, 'board', { until: 100 })
  expect((await read('1', 99)).text).toBe('board 1')
  expect((await read('1', 100)).text).toBe('board 2')
})

it('keeps nothing of a reading that failed', async () => {
  const { kept, read } = pages()
  await expect(kept.read('board', at('1'), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect((await read('1')).text).toBe('board 1')
})

it('a failure takes away no page that was read after it', async () => {
  const { kept, read } = pages()
  let fail: (error: Error) => void = () => undefined
  const slow = kept.read('board', at('1'), () => new Promise((_, reject) => (fail = reject)))
  await read('2')
  fail(new Error('late'))
  await expect(slow).rejects.toThrow('late')
  expect((await read('2')).text).toBe('board 1')
})

it('lets go of what nobody asked for longest', async () => {
  const { read } = pages()
  await read('1', 0, 'first')
  for (let other = 0; other < 499; other++) await read('1', 0, `other ${other}`)
  expect((await read('1', 0, 'first')).text).toBe('first 1')
  await read('1', 0, 'one more')
  expect((await read('1', 0, 'first')).text).toBe('first 1')
  expect((await read('1', 0, 'other 0')).text).not.toBe('other 0 2')
})
