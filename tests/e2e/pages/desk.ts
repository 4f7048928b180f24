import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { inputOf } from './people'

const deskPage = 'pages/admin/money'

/** The card on the desk of this number, or of this reason. */
const cardOf = (app: AppDriver, name: string) => app.screen().getByRole('group', { name, exact: true })

/** Does something with the withdrawal of this number at the desk; `words`: the reason or the payout's number, where one is asked for. */
export async function doAtDesk(app: AppDriver, withdrawNo: string, act: string, words?: string): Promise<void> {
  const button = cardOf(app, withdrawNo).getByRole('button', { name: act, exact: true })
  await expect(button).toBeVisible()
  await button.tap()
  const dialog = app.screen().getByRole('dialog')
  if (words !== undefined) await dialog.locator('input, textarea').first().fill(words)
  await dialog.getByRole('button', { name: act, exact: true }).tap()
  await expect(dialog).toBeHidden()
}

export const openDesk = (app: AppDriver) => app.open(deskPage)

/** Proposes the reverse of the transaction of this number. */
export async function proposeCorrection(app: AppDriver, reference: string, reason: string): Promise<void> {
  await openDesk(app)
  await app.screen().getByRole('tab', { name: '更正' }).tap()
  await inputOf(app.screen(), '').first().fill(reference)
  await app.screen().getByRole('button', { name: '查找' }).tap()
  await app.screen().getByRole('button', { name: '提出更正' }).tap()
  const dialog = app.screen().getByRole('dialog')
  await dialog.locator('input, textarea').first().fill(reason)
  await dialog.getByRole('button', { name: '提出更正' }).tap()
  await expect(dialog).toBeHidden()
  await expect(app.screen().getByText(`等另一位确认 · ${reason}`)).toBeVisible()
}

/** Confirms, as another operator, the correction that was proposed for this reason. */
export async function confirmCorrection(app: AppDriver, reason: string): Promise<void> {
  await openDesk(app)
  await app.screen().getByRole('tab', { name: '更正' }).tap()
  await expect(app.screen().getByText(`等另一位确认 · ${reason}`)).toBeVisible()
  await cardOf(app, reason).getByRole('button', { name: '确认更正', exact: true }).tap()
  const dialog = app.screen().getByRole('dialog')
  await dialog.getByRole('button', { name: '确认更正', exact: true }).tap()
  await expect(dialog).toBeHidden()
  await expect(app.screen().getByText(`已更正 · ${reason}`)).toBeVisible()
}
