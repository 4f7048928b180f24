import type { Page } from '@playwright/test'
import type { Eyes } from '../pages/walks/layer-walk'
import { walkLayers } from '../pages/walks/layer-walk'
import { expectContentAndWayOut, expectReadable, expectToHold, expectUsable, show, topOf } from '../pages/walks/views'
import { components } from '../support/network/crossings'
import type { AppDriver } from '../support/driver'
import { sourceOf } from '../support/places'
import { followRequests } from '../support/network/rest'
import { expect, test } from '../support/test'

// Every popup, sheet, dialog and menu of the product: pages/layers.ts. The walk uses up what it opens.
test.use({ city: 'layers' })

function browserEyes(app: AppDriver, page: Page): Eyes {
  const rest = followRequests(page)
  return {
    open: (view) => show(app, page, view),
    look: async (view, name) => {
      await rest()
      await expectToHold(app, page, view, name)
    },
  }
}

/** In the mini-program a layer must also draw itself without components. */
function phoneEyes(app: AppDriver, page: Page): Eyes {
  const rest = followRequests(page)
  let before = 0
  return {
    open: async ({ route, query = '' }, isStart) => {
      const place = `${sourceOf(route)}${query}`
      await (isStart ? app.open(place) : app.goOn(place))
      await rest()
      before = await components(page)
    },
    look: async (view, name) => {
      await rest()
      const root = topOf(app, view)
      await expectContentAndWayOut(app, name, view)
      await expectUsable(root, name, view)
      await expectReadable(root, name)
      const now = await components(page)
      expect.soft(now - before, `${name}: components below the templates`).toBe(0)
      before = now
    },
  }
}

test('every popup, sheet, dialog and menu holds', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  await walkLayers(app, page, app.target === 'h5' ? browserEyes(app, page) : phoneEyes(app, page))
})
