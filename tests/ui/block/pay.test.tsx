import type { BlockCart } from '@contract/endpoints/market/block-market'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import { serverClockAtom } from '@/lib/session/server-clock'
import PaysPage from '@/pages/orders/pay'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole } from '../support/press'

const noonMs = Date.UTC(2026, 10, 21, 4)

const order = { place: '北郊', capacity: 3, fundShare: fen(86), handoverHours: 24, state: 'unpaid' } as const
const cart: BlockCart = {
  cartId: 9,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  payNo: 'P9',
  amount: fen(38_700),
  expireAt: noonMs + 900_000,
  state: 'unpaid',
  orders: [
    {
      ...order,
      orderId: 5,
      no: 'B5',
      blockId: 1,
      blockNo: 2046,
      price: fen(28_800),
      sellerBlockNo: 560,
      fee: fen(288),
    },
    { ...order, orderId: 6, no: 'B6', blockId: 2, blockNo: 2041, price: fen(9_900), sellerBlockNo: null, fee: fen(0) },
  ],
  firstPurchase: false,
  acts: ['pay', 'cancel'],
}

const pay: PayView = {
  payNo: 'P9',
  bizType: 'cart',
  bizId: 9,
  ver: 1,
  subject: '2 块区块',
  amount: cart.amount,
  state: 'unpaid',
  expireAt: cart.expireAt,
  createdAt: noonMs,
}

async function open(extra: Partial<BlockCart> = {}) {
  const answers = {
    ...answersToCat,
    '/bctPay/info': () => pay,
    '/bctPay/check': () => pay,
    '/bctPay/ways': () => ({ wechat: false, login: null }),
    '/block/carInfo': () => ({ ...cart, ...extra }),
    '/bctPay/submit': () => ({ ...pay, state: 'paid' as const }),
  }
  const shown = await showPage(PaysPage, { user: cat, answers, params: { payNo: 'P9' } })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  return shown
}

const press = async (name: string) => {
  click(byRole('button', name))
  await settle()
}

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

it('shows each block with its seller and price, and where the money goes, and leads to the handover', async () => {
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const went = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  await open()
  for (const words of [
    '居民 560 转让',
    '2041北郊 · 格位 3城市未售¥99.00',
    '560 的收入',
    '285.12',
    '城市财库',
    '你不付手续费',
  ])
    expect(pageText()).toContain(words)
  expect(pageText()).not.toContain('首次购买提醒')
  await press('付款 ¥387.00')
  expect(went).toHaveBeenCalledWith('/pages/block/handover?id=5')
})

it('warns who has never bought before, and goes back from there', async () => {
  const back = jest.spyOn(navigation, 'back').mockImplementation(() => undefined)
  await open({ firstPurchase: true })
  expect(pageText()).toContain('付款后 2046、2041 马上归你，不能退。新创始密码只显示一次，请先备好纸笔。')
  await press('我备好了')
  expect(pageText()).not.toContain('首次购买提醒')
  expect(back).not.toHaveBeenCalled()
  leavePage()
  await open({ firstPurchase: true })
  await press('取消')
  expect(back).toHaveBeenCalled()
})
