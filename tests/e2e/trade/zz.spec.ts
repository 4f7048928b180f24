import { takeListing } from '../pages/board'
import { becomePerson, pairOf } from '../pages/people'
import { ask, clientNo, deviceOf } from '../support/device'
import { demoPassword } from '../../../server/demo/residents'
import { expect, test } from '../support/test'

test.use({ city: 'place' })
for (const [name, width, dark] of [['dark', 375, true], ['small', 320, false]] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 812 }, colorScheme: dark ? 'dark' : 'light' })
    test(`looks ${name}`, async ({ app }) => {
      test.setTimeout(180_000)
      const cat = { blockNo: 128, password: demoPassword(128) }
      await becomePerson(app, cat)
      await app.open('pages/user/user')
      await expect(app.screen().getByText('收货地址', { exact: true })).toBeVisible()
      await app.screen().getByText('收货地址', { exact: true }).scrollIntoViewIfNeeded()
      await app.screenshot(`${name}-mine`)
      await app.open('pages/address/index')
      await expect(app.screen().getByText('张三')).toBeVisible()
      await app.screenshot(`${name}-list`)
      await app.screen().getByRole('button', { name: '删除，张三' }).tap()
      await expect(app.screen().getByRole('alertdialog')).toBeVisible()
      await app.screenshot(`${name}-remove`)
      await app.open('pages/address/edit')
      await app.screen().getByRole('button', { name: '保存' }).tap()
      await app.screenshot(`${name}-form`)
      await app.screen().getByRole('button', { name: /^所在地区/ }).tap()
      await expect(app.screen().getByRole('radio', { name: '广东省' })).toBeVisible()
      await app.screenshot(`${name}-region1`)
      await app.screen().getByRole('radio', { name: '广东省' }).tap()
      await app.screen().getByRole('radio', { name: '深圳市' }).tap()
      await expect(app.screen().getByRole('radio', { name: '南山区' })).toBeVisible()
      await app.screenshot(`${name}-region3`)
      const seller = await deviceOf(app.serverUrl, pairOf('abilities', app).seller)
      const board = await ask(seller, '/bctSale/list', { areaId: 3253 })
      const item = board.items[0]
      if (!item) throw new Error('none')
      const numbers = { price: 680, qty: item.minQty * 4, minQty: item.minQty, days: 7 }
      const said = { title: '快递寄出的商品', content: '', thumbs: '', delivery: 'post' as const, place: '' }
      const { saleId } = await ask(seller, '/bctSale/add', { clientNo: clientNo(), itemId: item.itemId, ...numbers, ...said })
      const buyer = { blockNo: 77, password: demoPassword(77) }
      await becomePerson(app, buyer)
      await app.open(`pages/index/salePay?saleId=${saleId}`)
      await takeListing(app)
      await expect(app.screen().getByText('老周')).toBeVisible()
      await app.screenshot(`${name}-cashier`)
    })
  })
}
