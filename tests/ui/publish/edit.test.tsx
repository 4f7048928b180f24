import type { SaleView } from '@contract/endpoints/market/market'
import { fen, qty } from '@contract/money'
import { ok } from '@contract/result'
import SaleAddPage from '@/pages/publish/saleAdd'
import { navigation } from '@/platform/navigation/navigation'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { textBoxes, write } from '../support/write'

afterEach(leave)

const own = (facts: Partial<SaleView> = {}) =>
  sale({ ver: 4, mine: true, acts: ['edit', 'pause', 'off'], qtyLeft: qty(100_000), ...facts })
const info = (facts: Partial<SaleView> = {}) => ({
  ...own(facts),
  item: item(),
  sellerBlockId: 302,
  sellerStats: { residentDays: 9, done: 3, late: 0, score: null, reviews: 0 },
  firstPurchase: false,
})
const open = (network: Network = {}) =>
  visit(SaleAddPage, { network: { '/bctSale/info': () => ok(info()), ...network }, params: { saleId: '60' } })

/** Writes into the text box with this name. */
async function fillIn(label: string, value: string) {
  const box = textBoxes().find((one) => one.getAttribute('aria-label')?.startsWith(label))
  write(box, value)
  await settle()
}

describe('changing an own listing', () => {
  it('begins with what stands there; the item and the days cannot be changed', async () => {
    await open()
    expect(text()).toContain('社区大米')
    expect(text()).toContain('你 6.80')
    expect(namesOf('button').some((name) => name.startsWith('商品'))).toBe(false)
    expect(text()).not.toContain('30 天')
  })

  it('sends what was typed with the version and the rest that were seen, and goes back', async () => {
    const back = jest.spyOn(navigation, 'back').mockImplementation(() => undefined)
    const { on } = await open({ '/bctSale/edit': () => ok(own({ ver: 5 })) })
    await fillIn('单价', '7.20')
    await fillIn('库存', '8')
    await press(byRole('button', '保存修改'))
    expect(on('/bctSale/edit')[0]?.input).toMatchObject({
      id: 60,
      ver: 4,
      price: 720,
      qtyLeft: 80_000,
      qtyLeftSeen: 100_000,
      title: '北郊农场 当季新米',
      delivery: 'meet',
      place: '北门',
    })
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('sends nothing that the item does not allow, and lets an untouched rest below the least stay', async () => {
    const rest = { qtyLeft: qty(5_000), minQty: qty(10_000) }
    const { on } = await open({ '/bctSale/info': () => ok(info(rest)), '/bctSale/edit': () => ok(own()) })
    await fillIn('库存', '0.3')
    await press(byRole('button', '保存修改'))
    expect(text()).toContain('库存最少 0.5 千克')
    await fillIn('库存', '0.5')
    await press(byRole('button', '保存修改'))
    expect(on('/bctSale/edit')[0]?.input).toMatchObject({ qtyLeft: 5_000, minQty: 10_000 })
  })

  it('asks for the place that an older listing never had, and sends it', async () => {
    const { on } = await open({ '/bctSale/info': () => ok(info({ place: '' })), '/bctSale/edit': () => ok(own()) })
    await press(byRole('button', '保存修改'))
    expect(text()).toContain('请填写见面地点')
    expect(on('/bctSale/edit')).toEqual([])
    await fillIn('地点', '北门')
    await press(byRole('button', '保存修改'))
    expect(on('/bctSale/edit')[0]?.input).toMatchObject({ place: '北门' })
  })

  it('repeats a lost change under the same number', async () => {
    let calls = 0
    const { on } = await open({ '/bctSale/edit': () => ((calls += 1) === 1 ? lost() : ok(own())) })
    await fillIn('单价', '7.20')
    await press(byRole('button', '保存修改'))
    expect(text()).toContain('再次点击将核对结果，不会重复保存')
    await press(byRole('button', '保存修改'))
    const [first, second] = on('/bctSale/edit')
    expect(second?.input).toEqual(first?.input)
  })

  it('begins anew with the fresh listing when somebody bought meanwhile', async () => {
    let calls = 0
    await open({
      '/bctSale/info': () => ok(info((calls += 1) === 1 ? {} : { qtyLeft: qty(40_000), price: fen(700) })),
      '/bctSale/edit': () => refused('MOVED'),
    })
    await fillIn('库存', '8')
    await press(byRole('button', '保存修改'))
    expect(text()).toContain('修改未保存')
    await press(byRole('button', '按最新内容修改'))
    expect(text()).toContain('你 7.00')
    const values = textBoxes().map((box) => box.value)
    expect(values).toContain('4')
  })

  it('says when the listing has ended or is not one’s own, and leads to the own ones', async () => {
    const { opened } = await open({ '/bctSale/info': () => ok(info({ acts: ['renew'] })) })
    expect(text()).toContain('已结束售卖，不能修改')
    await press(byRole('button', '查看我的在售'))
    expect(opened).toEqual(['/pages/user/sale?tab=listings'])
    leave()
    await open({ '/bctSale/info': () => ok(info({ acts: ['take'], mine: false })) })
    expect(text()).toContain('未找到你的这件商品')
  })

  it('tries again after a failure, and asks a guest to log in', async () => {
    let calls = 0
    await open({ '/bctSale/info': () => ((calls += 1) === 1 ? lost() : ok(info())) })
    await press(byRole('button', '重试'))
    expect(text()).toContain('保存修改')
    leave()
    await visit(SaleAddPage, { network: {}, params: { saleId: '60' }, who: null })
    expect(text()).toContain('登录后才能发布')
  })
})
