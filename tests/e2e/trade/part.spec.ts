import { fen } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import { openOrder } from '../pages/disputes'
import { agreeToPart, askForPart } from '../pages/parts'
import { becomePerson, pairOf, readWallet } from '../pages/people'
import { buyFrom } from '../pages/walks/prepared'
import { ask, clientNo, deviceOf } from '../support/device'
import { expect, test } from '../support/test'
import { terms } from '../../support/terms'

// It counts every fen of its people, who act in other scenarios, too.
test.use({ city: 'part' })

test(
  'buyer and seller agree on a part without a dispute, and both get theirs to the fen',
  { tag: '@on-h5' },
  async ({ app }) => {
    test.setTimeout(240_000)
    app.allowErrors(/favicon\.ico/)
    const { buyer, seller } = pairOf('part', app)
    const [buying, selling] = [await deviceOf(app.serverUrl, buyer), await deviceOf(app.serverUrl, seller)]
    const before = await ask(buying, '/user/assets', {})
    const incomeBefore = (await ask(selling, '/user/assets', {})).income
    const id = await buyFrom(buying, selling, true)
    const { ver, amount } = await ask(selling, '/bctOrder/info', { id })
    await ask(selling, '/bctOrder/deliver', { clientNo: clientNo(), id, ver, text: '放在北门 3 号柜' })

    // The seller offers too little, the buyer declines.
    await becomePerson(app, seller)
    await openOrder(app, id)
    await askForPart(app, { yuan: '0.01', reason: '已与对方商量好', words: '退一分意思一下' })
    await expect(app.screen().getByText('你提出协商退款').first()).toBeVisible()
    await becomePerson(app, buyer)
    await openOrder(app, id)
    await expect(app.screen().getByText(`${seller.blockNo} 提出协商退款`).first()).toBeVisible()
    await app.screen().getByRole('button', { name: '不同意退款' }).tap()
    await app.screen().getByRole('dialog').getByRole('button', { name: '不同意退款' }).tap()
    await expect(app.screen().getByRole('dialog')).toBeHidden()

    // The buyer asks for more, takes it back, asks again.
    await askForPart(app, { yuan: '2', reason: '数量不足', words: '少了三两' })
    await app.screenshot('order-part-asked')
    await app.screen().getByRole('button', { name: '撤回协商' }).tap()
    await app.screen().getByRole('alertdialog').getByRole('button', { name: '撤回协商' }).tap()
    await expect(app.screen().getByRole('button', { name: '撤回协商' })).toBeHidden()
    await askForPart(app, { yuan: '1.01', reason: '数量不足', words: '少了两两' })

    await becomePerson(app, seller)
    await openOrder(app, id)
    await app.screenshot('order-part-to-answer')
    await agreeToPart(app)
    const left = amount - 101
    const fee = sellerFee(fen(left), terms)
    const yuan = (value: number) => (value / 100).toFixed(2)
    await expect(
      app.screen().getByText(`双方协商退款：¥1.01 退给 ${buyer.blockNo}，¥${yuan(left - fee)} 进入你的收入。`),
    ).toBeVisible()
    await app.screenshot('order-part-agreed')
    expect((await readWallet(app)).income, 'the seller’s income').toBe(incomeBefore + left - fee)
    await becomePerson(app, buyer)
    const { available, frozen } = await readWallet(app)
    expect({ available, frozen }, 'the buyer’s wallet').toEqual({
      available: before.available - left,
      frozen: before.frozen,
    })
    await app.open('pages/wallet/money')
    await expect(
      app
        .screen()
        .getByText(/协商退款/)
        .first(),
    ).toBeVisible()
  },
)
