import Taro from '@tarojs/taro'
import type { HandoverView } from '@contract/endpoints/market/handover'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import HandoverPage from '@/pages/block/handover'
import SalePayPage from '@/pages/index/salePay'
import { item, sale } from '../../support/app/market'
import { noonMs, resident } from '../../support/app/trade-store'
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
  Object.assign(Taro.getCurrentInstance().router ?? {}, { $taroPath: '/pages/index/salePay?saleId=60&stamp=AB' })
  await press(byRole('button', '购买区块'))
  expect(opened).toEqual(['/pages/category/index'])
  leave()
  await handover(128)
  expect(namesOf('button')).not.toContain('回到刚才的页面')
  leave()
  const after = await handover(2046)
  await press(byRole('button', '回到刚才的页面'))
  expect(after.opened).toEqual(['/pages/index/salePay?saleId=60'])
  expect(namesOf('button')).not.toContain('回到刚才的页面')
})
