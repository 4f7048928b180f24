import { ownLists } from '@contract/console/limits'
import type { TestServer } from '../../../support/server/server'
import { testServer } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'

let server: TestServer
let zhou: Colleague
let mei: Colleague

beforeAll(async () => {
  server = await testServer()
  zhou = await colleague(server, ['operator'])
  mei = await colleague(server, ['operator', 'finance'])
})
afterAll(() => server.close())

const list = '/admin/order/list'
const edit = (by: Colleague, wish: object) => by.browser.call('/admin/filter/edit', { list, ...wish })
const kept = async (by: Colleague) => (await by.browser.call('/admin/filter/list', {})).data.data

it('a filter is kept under a name, changed, renamed and dropped, by list and for one person alone', async () => {
  const saved = await edit(zhou, { filter: { name: '待付', address: 'state=unpaid&amount=10000~' } })
  expect(saved.data).toEqual({
    list,
    filters: [{ name: '待付', address: 'state=unpaid&amount=10000~' }],
    columns: null,
  })
  server.clock.forward(1000)
  await edit(zhou, { filter: { name: '大额', address: 'amount=100000~' } })
  // The same once more: a repeat after a lost answer leaves what there was.
  await edit(zhou, { filter: { name: '大额', address: 'amount=100000~' } })
  const renamed = await edit(zhou, { filter: { name: '没付', was: '待付', address: 'state=unpaid' } })
  expect(renamed.data.filters).toEqual([
    { name: '没付', address: 'state=unpaid' },
    { name: '大额', address: 'amount=100000~' },
  ])
  await edit(zhou, { list: '/admin/user/list', filter: { name: '没付', address: 'q=老周' } })
  expect((await kept(zhou)).map((one) => [one.list, one.filters.length])).toEqual([
    [list, 2],
    ['/admin/user/list', 1],
  ])
  expect(await kept(mei)).toEqual([])
  expect((await edit(zhou, { filter: { name: '没付', address: null } })).data.filters).toMatchObject([{ name: '大额' }])
})

it('columns are kept in their order, and given back', async () => {
  expect((await edit(mei, { columns: ['amount', 'no'] })).data).toEqual({
    list,
    filters: [],
    columns: ['amount', 'no'],
  })
  expect((await edit(mei, { columns: ['no', 'amount', 'fee'] })).data.columns).toEqual(['no', 'amount', 'fee'])
  expect((await kept(zhou)).map(({ columns }) => columns)).toEqual([null, null])
  expect((await edit(mei, { columns: null })).data.columns).toBeNull()
  expect(await kept(mei)).toEqual([])
})

it('what is not so is refused, and leaves what there was', async () => {
  const reasonOf = async (wish: object) => (await edit(mei, wish)).data as { readonly reason?: string }
  expect(await reasonOf({ filter: { name: '甲', was: '乙', address: '' } })).toMatchObject({ reason: 'NOT_FOUND' })
  await edit(mei, { filter: { name: '甲', address: '' } })
  await edit(mei, { filter: { name: '乙', address: '' } })
  expect(await reasonOf({ filter: { name: '甲', was: '乙', address: '' } })).toMatchObject({
    reason: 'FORM',
    fields: { name: '已有同名的筛选' },
  })
  for (const wrong of [
    { filter: { name: '', address: '' } },
    { filter: { name: '字'.repeat(ownLists.name + 1), address: '' } },
    { filter: { name: '丙', address: 'x'.repeat(ownLists.address + 1) } },
    { columns: [] },
    { columns: Array.from({ length: ownLists.columns + 1 }, (_, at) => String(at)) },
  ])
    expect(await reasonOf(wrong)).toMatchObject({ reason: 'FORM' })
  expect((await kept(mei)).map(({ filters }) => filters.length)).toEqual([2])
})

it('a list that somebody does not see keeps nothing of theirs', async () => {
  const input = { list: '/admin/withdraw/list' as const, columns: ['no'] }
  expect((await edit(mei, { list: '/admin/nothing/list', columns: ['no'] })).data).toMatchObject({ reason: 'NO_RIGHT' })
  const support = await colleague(server, ['support'])
  expect((await support.browser.call('/admin/filter/edit', input)).data.reason).toBe('NO_RIGHT')
  expect((await mei.browser.call('/admin/filter/edit', input)).data.columns).toEqual(['no'])
})

it('of a list so many filters are kept, also of tries at the same time', async () => {
  const someone = await colleague(server, ['auditor'])
  const names = Array.from({ length: ownLists.filters + 3 }, (_, at) => `第 ${at} 个`)
  const answers = await Promise.all(names.map((name) => edit(someone, { filter: { name, address: 'page=2' } })))
  const refused = answers.flatMap(({ data }) => ('reason' in data ? [data.reason] : []))
  expect(refused).toEqual(['LIMIT', 'LIMIT', 'LIMIT'])
  expect((await kept(someone))[0]?.filters).toHaveLength(ownLists.filters)
})
