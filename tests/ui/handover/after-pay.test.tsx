import type { BlockCart } from '@contract/endpoints/market/block-market'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import PaysPage from '@/pages/orders/pay'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { noonMs } from '../fund/answers'
import { press, visit } from '../fund/show'
import { leavePage } from '../session/people'
import { namesOf } from '../support/press'

const pay: PayView = {
  payNo: 'P9',
  bizType: 'cart',
  bizId: 3,
  ver: 1,
  subject: '购买区块 2046',
  amount: fen(28_800),
  state: 'unpaid',
  expireAt: noonMs + 900_000,
  createdAt: noonMs,
}
const order = {
  orderId: 7,
  no: 'B261121-0009',
  blockId: 46,
  blockNo: 2046,
  place: '北郊',
  capacity: 6,
  price: fen(28_800),
  sellerBlockNo: 560,
  fee: fen(288),
  fundShare: fen(86),
  handoverHours: 24,
  state: 'unpaid',
} as const
const cart: BlockCart = {
  cartId: 3,
  firstPurchase: false,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  payNo: 'P9',
  amount: fen(28_800),
  expireAt: noonMs + 900_000,
  state: 'unpaid',
  orders: [order],
  acts: ['pay', 'cancel'],
}

/** Opens the cashier of a check-out, and tells where it leads instead of itself. */
async function open(payOf: PayView, cartOf: BlockCart) {
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const replaced = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  await visit(PaysPage, {
    params: { payNo: 'P9' },
    answers: {
      '/bctPay/info': () => payOf,
      '/bctPay/check': () => payOf,
      '/bctPay/submit': () => ({ ...pay, state: 'paid' }),
      '/block/carInfo': () => cartOf,
    },
  })
  return () => replaced.mock.calls.map(([address]) => address)
}

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

it('who paid for a block is led to its handover, where the new password is', async () => {
  const went = await open(pay, cart)
  await press('button', '付款 ¥288.00')
  expect(went()).toEqual(['/pages/block/handover?id=7'])
})

it('who comes back to what was paid is led there, too, and from what was closed to the block', async () => {
  const paid = await open({ ...pay, state: 'paid' }, { ...cart, state: 'done' })
  await press('button', '已付款，看过户')
  expect(paid()).toEqual(['/pages/block/handover?id=7'])
  leavePage()
  const closed = await open({ ...pay, state: 'closed' }, { ...cart, state: 'closed' })
  await press('button', namesOf('button').find((name) => name.endsWith('看区块')) ?? '')
  expect(closed().at(-1)).toBe('/pages/block/info?id=46')
})
