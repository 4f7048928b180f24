import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { inputOf } from './people'

/** Opens an order by its id. */
export async function openOrder(app: AppDriver, orderId: number): Promise<void> {
  await app.open(`pages/order/info?id=${orderId}`)
  await expect(app.screen().getByText('进度')).toBeVisible()
}

/** Adds a picture to the sheet that is open and waits until it has been sent. */
async function addPicture(app: AppDriver): Promise<void> {
  const add = app.screen().getByRole('dialog').getByRole('button', { name: '添加图片' })
  await app.pickPicture(() => add.tap())
  await expect(app.screen().getByRole('dialog').getByRole('button', { name: '看第 1 张' })).toBeVisible()
}

/** Opens a dispute about the order that is open, for this reason, with words and a picture. */
export async function disputeWithPicture(app: AppDriver, reason: string, words: string): Promise<void> {
  await app.screen().getByRole('button', { name: '发起纠纷' }).tap()
  const sheet = app.screen().getByRole('dialog')
  await sheet.getByText(reason, { exact: true }).tap()
  await inputOf(sheet, '请说明发生了什么，双方和裁定人可见').fill(words)
  await addPicture(app)
  await sheet.getByRole('button', { name: '发起纠纷' }).tap()
  await expect(sheet).toBeHidden()
  await expect(app.screen().getByText(words).first()).toBeVisible()
}

/** Accepts the decision on the order that is open. */
export async function acceptDecision(app: AppDriver): Promise<void> {
  await app.screen().getByRole('button', { name: '接受裁定' }).tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '接受裁定' }).tap()
}
