import type { Page } from '@playwright/test'
import { components } from '../../support/network/crossings'
import type { AppDriver } from '../../support/driver'
import { sourceOf } from '../../support/places'
import { expect, test } from '../../support/test'
import type { View } from './views'
import { expectContentAndWayOut, expectReadable, expectUsable, nameOf, onTop, tapAll, topOf } from './views'

/** A mini-program that runs. */
export interface PhoneWalk {
  readonly app: AppDriver
  readonly page: Page
  /** Waits until what the page asked for has come, or has failed. */
  readonly rest: () => Promise<void>
}

/**
 * Opens one page after the other in the app that runs, and looks at each; with larger text, too, unless the same was seen with it
 * already.
 */
export async function walkOn(
  { app, page, rest }: PhoneWalk,
  views: readonly View[],
  when: string,
  withLargerText = true,
): Promise<void> {
  let count = await components(page)
  for (const view of views) {
    const name = `${nameOf(view)}, ${when}`
    await test.step(name, async () => {
      await page.evaluate((url) => globalThis.__host.arrive(url), `${sourceOf(view.route)}${view.query ?? ''}`)
      await rest()
      if (view.taps !== undefined) {
        await tapAll(app, view)
        await rest()
      }
      const root = topOf(app, view)
      await expectContentAndWayOut(app, name, view)
      await expectUsable(root, name, view)
      if (withLargerText) await expectReadable(root, name)
      const now = await components(page)
      expect.soft(now - count, `${name}: components below the templates`).toBe(0)
      count = now
      if (view.popup !== true) return
      // The login popup follows the person to the next page; the phone's way back closes every popup.
      await app.back()
      await onTop(app, { route: view.route })
    })
  }
}
