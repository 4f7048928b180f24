import { ownLists } from '@contract/console/limits'
import { addressOf, columnsBy, keptAddress } from '../../../../console/src/kit/list/own/rules'
import { filterStep } from '../../../../server/modules/console/rules'

const many = (count: number) => Array.from({ length: count }, (_, at) => `第 ${at} 个`)

it.each([
  ['one that is new', [], { name: '待付', was: '待付', isKept: true }, 'add'],
  ['one that is known', ['待付'], { name: '待付', was: '待付', isKept: true }, 'change'],
  ['another name', ['待付'], { name: '没付', was: '待付', isKept: true }, 'change'],
  ['what is no longer kept', ['待付'], { name: '待付', was: '待付', isKept: false }, 'drop'],
  ['what was not there', [], { name: '待付', was: '待付', isKept: false }, 'drop'],
  ['the last place', many(ownLists.filters - 1), { name: '待付', was: '待付', isKept: true }, 'add'],
  ['another one of a full list', many(ownLists.filters), { name: '第 1 个', was: '第 1 个', isKept: true }, 'change'],
] as const)('%s', (_, kept, wish, step) => expect(filterStep(kept, wish)).toBe(step))

it.each([
  ['nothing has the old name', ['待付'], { name: '没付', was: '已付', isKept: true }, 'NOT_FOUND'],
  ['the new name is taken', ['待付', '没付'], { name: '没付', was: '待付', isKept: true }, 'FORM'],
  ['there are too many', many(ownLists.filters), { name: '待付', was: '待付', isKept: true }, 'LIMIT'],
] as const)('is refused where %s', (_, kept, wish, reason) => expect(filterStep(kept, wish)).toMatchObject({ reason }))

it('a filter keeps what narrows and orders a list in one order, and neither the open row nor the page', () => {
  const address = keptAddress({ state: 'paid', sort: 'amount', id: '7', page: '3', amount: '100~', size: '50' })
  expect(address).toBe('amount=100%7E&size=50&sort=amount&state=paid')
  expect(keptAddress(addressOf(address))).toBe(address)
  expect(keptAddress({ id: 'new' })).toBe('')
})

it('columns come as somebody put them, those that are no more left out, and as they are of themselves else', () => {
  const all = [{ key: 'no' }, { key: 'state' }, { key: 'at', isExtra: true }]
  const keys = (chosen: readonly string[] | null) => columnsBy(all, chosen).map(({ key }) => key)
  expect(keys(['at', 'gone', 'no'])).toEqual(['at', 'no'])
  expect([keys(null), keys(['gone'])]).toEqual([
    ['no', 'state'],
    ['no', 'state'],
  ])
})
