import type { AddressView } from '@contract/endpoints/people/addresses'
import { addresses } from '@contract/limits'
import { ok } from '@contract/result'
import AddressesPage from '@/pages/address/index'
import { navigation } from '@/platform/navigation/navigation'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const one = (addressId: number, facts: Partial<AddressView> = {}): AddressView => ({
  addressId,
  name: '张三',
  mobile: '13700001234',
  regionCode: 440_305,
  region: '广东省 深圳市 南山区',
  street: '海德路 1 号',
  isDefault: false,
  ...facts,
})
const two = [one(1, { isDefault: true }), one(2, { name: '李四', street: '科苑路 2 号' })]

const open = (network: Network, params = {}, who?: null) =>
  visit(AddressesPage, { network, params, ...(who === null && { who }) })
const book = (data: readonly AddressView[]): Network => ({ '/bctAddress/list': () => ok({ data: [...data] }) })

it('lists the own addresses, the default one marked, and leads to the form of each and to a new one', async () => {
  const { opened } = await open(book(two))
  for (const words of ['张三13700001234默认', '广东省 深圳市 南山区 海德路 1 号', '李四', '共 2 个，最多 20 个'])
    expect(text()).toContain(words)
  expect(namesOf('button').filter((name) => name.startsWith('设为默认'))).toEqual(['设为默认，李四'])
  await press(byRole('button', '李四13700001234广东省 深圳市 南山区 科苑路 2 号'))
  await press(byRole('button', '编辑，张三'))
  await press(byRole('button', '新增地址'))
  expect(opened).toEqual(['/pages/address/edit?id=2', '/pages/address/edit?id=1', '/pages/address/edit'])
})

it('makes another one the default one', async () => {
  const { on } = await open({
    ...book(two),
    '/bctAddress/setDefault': () => ok({ data: [one(2, { name: '李四', isDefault: true }), one(1)] }),
  })
  await press(byRole('button', '设为默认，李四'))
  expect(on('/bctAddress/setDefault')[0]?.input).toEqual({ id: 2 })
  expect(text()).toContain('已设为默认地址')
  expect(namesOf('button')).toContain('设为默认，张三')
})

it('removes one after asking, says what becomes of orders, and what is left', async () => {
  const { on } = await open({ ...book(two), '/bctAddress/remove': () => ok({ data: two.slice(1) }) })
  await press(byRole('button', '删除，张三'))
  expect(text()).toContain('张三，广东省 深圳市 南山区 海德路 1 号。已下单的订单不受影响。')
  expect(on('/bctAddress/remove')).toHaveLength(0)
  await press(answer())
  expect(on('/bctAddress/remove')[0]?.input).toEqual({ id: 1 })
  expect(text()).toContain('地址已删除')
  expect(text()).not.toContain('海德路')
})

it('a second tap does nothing while the first is on its way, and a failure is told', async () => {
  let end: (() => void) | undefined
  const { on } = await open({
    ...book(two),
    '/bctAddress/setDefault': () => new Promise((resolve) => (end = () => resolve(lost()))),
  })
  await press(byRole('button', '设为默认，李四'))
  await press(byRole('button', '设为默认，李四'))
  expect(on('/bctAddress/setDefault')).toHaveLength(1)
  end?.()
  await settle()
  expect(text()).toContain('请求超时')
})

it('what was removed already, after a lost answer, is not shown any more', async () => {
  let data = two
  await open({
    '/bctAddress/list': () => ok({ data: [...data] }),
    '/bctAddress/remove': () => ((data = two.slice(1)), refused('NOT_FOUND')),
  })
  await press(byRole('button', '删除，张三'))
  await press(answer())
  expect(text()).not.toContain('海德路')
})

it('says that there is none, that there are as many as may be, and that it failed', async () => {
  await open(book([]))
  expect(text()).toContain('暂无收货地址')
  leave()
  await open(book(Array.from({ length: addresses.most }, (_, n) => one(n + 1))))
  expect(text()).toContain('最多保存 20 个地址')
  leave()
  let isDown = true
  await open({ '/bctAddress/list': () => (isDown ? refused('BUSY') : ok({ data: two })) })
  isDown = false
  await press(byRole('button', '重试'))
  expect(text()).toContain('海德路')
})

it('asks a guest to log in, and asks nothing of the server', async () => {
  const { on } = await open(book(two), {}, null)
  expect(text()).toContain('登录后管理收货地址')
  expect(on('/bctAddress/list')).toHaveLength(0)
})

it('for an order a tap chooses one and goes back; a refusal is told and stays', async () => {
  const back = jest.spyOn(navigation, 'back').mockImplementation(() => undefined)
  let isOver = true
  const { on, opened } = await open(
    {
      ...book(two),
      '/bctOrder/setAddress': () => (isOver ? refused('MOVED') : ok({ orderId: 500 })),
      '/bctOrder/address': () => ok({ orderId: 500, address: null, mayChoose: true }),
    },
    { orderId: '500' },
  )
  expect(text()).toContain('选择收货地址')
  const card = () => byRole('button', '李四13700001234广东省 深圳市 南山区 科苑路 2 号')
  await press(card())
  expect(text()).toContain('刚刚有变化')
  expect(back).not.toHaveBeenCalled()
  isOver = false
  await press(card())
  expect(on('/bctOrder/setAddress')[1]?.input).toMatchObject({ id: 500, addressId: 2 })
  expect(opened).toEqual([])
  expect(back).toHaveBeenCalledTimes(1)
})
