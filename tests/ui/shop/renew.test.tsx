import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { fen } from '@contract/money'
import ShopPage from '@/pages/shop/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { levels, own, pageOf, renewable, term } from './answers'
import { press, visit } from './show'

const lost = { ok: false, error: { kind: 'timeout' } } as const

const openOwn = (shop: OwnShop, answers: GivenAnswers) =>
  visit(ShopPage, { params: { id: '21' }, answers: { '/bctShop/info': () => pageOf(shop), ...answers } })

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the own shop, near the end of its term,', () => {
  it('is renewed on its level or another with a free seat', async () => {
    const answers: GivenAnswers = { '/bctShop/renew': ({ level }) => ({ ...term, level }) }
    const { inputsTo, went } = await openOwn(renewable(), answers)
    await press('button', '续期')
    expect(namesOf('radio')).toEqual([
      '铺位，99.00 元，90 天，列表一行',
      '临街，299.00 元，90 天 · 剩 4 席，排在列表前面',
      '冠名，899.00 元，90 天 · 3 席已满，2027-01-15 空出一席',
    ])
    expect(pageText()).toContain('续期加 90 天，自到期日起顺延。')
    await press('radio', '冠名，899.00 元，90 天 · 3 席已满，2027-01-15 空出一席')
    expect(namesOf('button')).toContain('去付款 ¥99.00')
    await press('radio', '临街，299.00 元，90 天 · 剩 4 席，排在列表前面')
    expect(pageText()).toContain('239.20 进社区基金')
    await press('button', '去付款 ¥299.00')
    expect(inputsTo('/bctShop/renew')).toEqual([
      expect.objectContaining({ shopId: 21, ver: 5, level: 'street', fee: 29_900 }),
    ])
    expect(went()).toEqual(['/pages/shop/index?payNo=P21'])
  })

  it('keeps the seat of its own full level, and says when a seat was taken meanwhile', async () => {
    const full = refused('LIMIT', '临街 12 席已满，01-15 空出一席')
    await openOwn(renewable({ level: 'naming', own: own({ fee: fen(89_900) }) }), { '/bctShop/renew': () => full })
    await press('button', '续期')
    expect(namesOf('button')).toContain('去付款 ¥899.00')
    await press('button', '去付款 ¥899.00')
    expect(pageText()).toContain('临街 12 席已满，01-15 空出一席，没有扣款')
  })

  it('is not renewed for another fee than was seen, and shows the new one', async () => {
    let isDearer = false
    const raised = levels().levels.map((one) => (one.level === 'stall' ? { ...one, fee: fen(12_900) } : one))
    const { inputsTo, went } = await openOwn(renewable(), {
      '/bctShop/levels': () => (isDearer ? levels({ levels: raised }) : levels()),
      '/bctShop/renew': ({ fee }) =>
        fee === 9_900 ? refused('PRICE_CHANGED', '铺位现价 ¥129.00', { fee: 12_900 }) : term,
    })
    await press('button', '续期')
    isDearer = true
    await press('button', '去付款 ¥99.00')
    expect(pageText()).toContain('铺位现价 ¥129.00，没有扣款')
    await press('button', '去付款 ¥129.00')
    expect(inputsTo('/bctShop/renew')).toEqual([
      expect.objectContaining({ fee: 9_900 }),
      expect.objectContaining({ fee: 12_900 }),
    ])
    expect(went()).toEqual(['/pages/shop/index?payNo=P21'])
  })

  it('tries the levels again when they did not come', async () => {
    let isDown = true
    await openOwn(renewable(), { '/bctShop/levels': () => (isDown ? lost : levels()) })
    await press('button', '续期')
    isDown = false
    await press('button', '重试')
    expect(namesOf('button')).toContain('去付款 ¥99.00')
  })
})
