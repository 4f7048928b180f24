import { foundIn } from '../../../console/src/frame/found'

const nothing = { orders: [], withdrawals: [], blocks: [], users: [] }
const titles: Readonly<Record<string, string>> = { '/votes': '投票' }
const anywhere = (path: string) => titles[path] ?? '列表'

it('a number leads to the list of what has such numbers', () => {
  const [group] = foundIn(nothing, 'v261101-0001', anywhere)
  expect(group?.all).toEqual([
    { key: 'list V261101-0001', words: '在投票里找 V261101-0001', path: '/votes', search: { q: 'V261101-0001' } },
  ])
  const paths = ['S2611', 'H2611', 'B2611', 'M2611', 'F2611', 'K2611'].map(
    (no) => foundIn(nothing, no, anywhere)[0]?.all[0]?.path,
  )
  expect(paths).toEqual(['/shops', '/mutual', '/handovers', '/elections', '/funds', '/rounds'])
})

it('leads nowhere where the reader may not go, and takes a name for no number', () => {
  expect(foundIn(nothing, 'V261101-0001', () => undefined)).toEqual([])
  for (const text of ['Vera', 'V', 'X2611', '128']) expect(foundIn(nothing, text, anywhere)).toEqual([])
})
