import type { Page } from '@playwright/test'

/** Holds back a page's requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | ((address: URL) => boolean)): Promise<() => void> {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return go
}
