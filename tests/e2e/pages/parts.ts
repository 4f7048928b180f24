import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { inputOf } from './people'

interface PartWish {
  readonly yuan: string
  readonly reason: string
  readonly words: string
}

/** Asks on the order that is open that the buyer gets this much back. */
export async function askForPart(app: AppDriver, { yuan, reason, words }: PartWish): Promise<void> {
  await app
    .screen()
    .getByRole('button', { name: /^协商退款/ })
    .tap()
  const sheet = app.screen().getByRole('dialog')
  await sheet.locator('input').first().fill(yuan)
  await sheet.getByText(reason, { exact: true }).tap()
  await inputOf(sheet, '选填，对方可见').fill(words)
  await sheet.getByRole('button', { name: '提出协商退款' }).tap()
  await expect(sheet).toBeHidden()
  await expect(app.screen().getByText(`${reason}：${words}`).first()).toBeVisible()
}

/** Agrees on the order that is open to what the other asked. */
export async function agreeToPart(app: AppDriver): Promise<void> {
  await app.screen().getByRole('button', { name: '同意退款', exact: true }).tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '同意退款' }).tap()
}
