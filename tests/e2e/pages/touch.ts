import type { Locator } from '@playwright/test'
import type { AppDriver } from '../support/driver'

/** The text box of this name. */
export const box = (app: AppDriver, label: string): Locator =>
  app
    .screen()
    .locator('input, textarea')
    .and(app.screen().getByLabel(new RegExp(`^${label}`)))

/** Presses the button of this name. */
export const press = (app: AppDriver, name: string | RegExp): Promise<void> =>
  app.screen().getByRole('button', { name, exact: true }).tap()
