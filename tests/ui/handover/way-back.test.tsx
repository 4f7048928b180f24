import Taro from '@tarojs/taro'
import type { HandoverView } from '@contract/endpoints/market/handover'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import HandoverPage from '@/pages/block/handover'
import SalePayPage from '@/pages/offer/salePay'
import { areaIdAtom, sessionAtom } from '@/lib/session/atoms'
import { item, sale } from '../../support/app/market'
import { askForBlockAtom, wayBackAtom } from '@/lib/market/buy-block'
import { navigation } from '@/platform/navigation/navigation'
import { noonMs, resident, tradeStore } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, visit } from '../support/trade-page'

afterEach(leave)

const bought: HandoverView = {
  orderId: 7,
  no: 'B261121-0009',
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  place: '北郊',
  blockId: 46,
  blockNo: 2046,
  capacity: 6,
  price: fen(9_900),
  fee: fen(0),
  fundShare: fen(0),
  handoverHours: 24,
  sellerBlockNo: null,
  buyerBlockNo: 128,
  at: noonMs,
  state: 'held',
  sessionsEnded: 0,
  releaseAt: null,
  objection: null,
  decision: null,
  side: 'buyer',
  passwordState: 'shown',
  others: [],
  acts: [],
}
const stats = { sellerBlockId: 302, sellerStats: { residentDays: 214, done: 86, late: 0, score: 4.8, reviews: 12 } }

const handover = (blockNo: number) =>
  visit(HandoverPage, {
    params: { id: '7' },
    who: resident(blockNo),
    network: { '/block/handover': () => ok(bought) },
  })

it('a newcomer who wanted to buy something gets a block, and comes back to it, once', async () => {
  const { opened } = await visit(SalePayPage, {
    network: { '/bctSale/info': () => ok({ ...sale(), item: item(), ...stats, firstPurchase: true }) },
    params: { saleId: '60' },
    who: resident(0),
  })
  // As Taro's router says it in the browser, where the path is without what the address takes.
  const params = { saleId: '60', stamp: 'AB', $taroTimestamp: '1764500000000' }
  Object.assign(Taro.getCurrentInstance().router ?? {}, { $taroPath: '/pages/index/salePay?stamp=AB', params })
  await press(byRole('button', '购买区块'))
  expect(opened).toEqual(['/pages/category/index'])
  leave()
  await handover(128)
  expect(namesOf('button')).not.toContain('回到刚才那页')
  leave()
  const after = await handover(2046)
  await press(byRole('button', '回到刚才那页'))
  expect(after.opened).toEqual(['/pages/index/salePay?saleId=60'])
  expect(namesOf('button')).not.toContain('回到刚才那页')
})

it('leads back more quietly than to the password until that was shown, and not away from it unasked', async () => {
  Object.assign(Taro.getCurrentInstance(), { router: { params: { saleId: '60' }, $taroPath: '/pages/index/salePay' } })
  tradeStore({}).store.set(askForBlockAtom)
  let passwordState: HandoverView['passwordState'] = 'waits'
  const { opened } = await visit(HandoverPage, {
    params: { id: '7' },
    who: resident(2046),
    network: {
      '/block/handover': ({ show }) => {
        if (show === 1) passwordState = 'shown'
        return ok({ ...bought, passwordState, ...(show === 1 && { password: '7305291844608127' }) })
      },
    },
  })
  const back = () => byRole('button', '回到刚才那页')
  expect(back().className).toContain('is-secondary')
  await press(byRole('button', '显示密码'))
  expect(back().className).toContain('is-secondary')
  await press(back())
  expect(document.body.textContent).toContain('离开后不再显示新创始密码。')
  await press(byRole('button', '再看看'))
  expect(opened).toEqual([])
  await press(byRole('button', '我抄好了'))
  expect(back().className).toContain('is-primary')
  await press(back())
  expect(opened).toEqual(['/pages/index/salePay?saleId=60'])
})

it('a page of the way to a block is not what one comes back to, and does not replace it', async () => {
  const wanted = tradeStore({}).store
  const at = (address: string) => {
    const [path = '', query = ''] = address.split('?')
    const params = Object.fromEntries(new URLSearchParams(query))
    return Object.assign(Taro.getCurrentInstance(), { router: { params, $taroPath: path } })
  }
  jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  at('/pages/block/info?id=77')
  wanted.set(askForBlockAtom)
  expect(wanted.get(wayBackAtom)).toBe(false)
  at('/pages/index/salePay?saleId=60')
  wanted.set(askForBlockAtom)
  for (const page of [
    'category/index',
    'block/info?id=77',
    'cart/index',
    'user/pay?payNo=PB7',
    'block/handover?id=7',
  ]) {
    at(`/pages/${page}`)
    wanted.set(askForBlockAtom)
  }
  wanted.set(wayBackAtom)
  expect(navigation.open).toHaveBeenLastCalledWith('/pages/index/salePay?saleId=60')
})

it('the block is looked for in the city of what was wanted, by a link maybe not the chosen one', async () => {
  const { opened, store } = await visit(SalePayPage, {
    network: { '/bctSale/info': () => ok({ ...sale({ areaId: 9 }), item: item(), ...stats, firstPurchase: true }) },
    params: { saleId: '60' },
    who: resident(0),
  })
  expect(store.get(areaIdAtom)).toBe(3253)
  await press(byRole('button', '购买区块'))
  expect(opened).toEqual(['/pages/category/index'])
  expect(store.get(sessionAtom)).toMatchObject({ areaId: 9, areaName: '' })
})
