import type { Page } from '@playwright/test'

/** Leaves the app for an empty page of the same origin and gives that origin's local storage exactly these texts. */
export async function setLocalStorage(
  page: Page,
  origin: string,
  texts: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  const empty = `${origin}/e2e-empty.html`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }))
  // A popup that has just closed takes its step of the history back, which may cut a navigation.
  await page.goto(empty).catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    return page.goto(empty)
  })
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, text] of entries) localStorage.setItem(name, text)
  }, texts)
  await page.unroute(empty)
}
