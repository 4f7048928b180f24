import type { Page } from '@playwright/test'
import { go } from './go'

/** Leaves the app for an empty page of the same origin and gives that origin's local storage exactly these texts. */
export async function setLocalStorage(
  page: Page,
  origin: string,
  texts: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  const empty = `${origin}/e2e-empty.html`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }))
  await go(page, empty)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, text] of entries) localStorage.setItem(name, text)
  }, texts)
  await page.unroute(empty)
}
