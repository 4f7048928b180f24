import type { Page } from '@playwright/test'

/** Holds back what a page asks for under these addresses, until what it gives is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return go
}
