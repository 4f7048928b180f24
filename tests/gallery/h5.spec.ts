import { seriousFaults } from '../support/axe'
import { expect, stateCount, test } from './support/gallery'
import { motions, nameless, smallTargets, widerThanPage } from './support/measure'
import { pieces } from './support/pieces'
import { faultsOfGrowth } from './support/text-growth'

const widths = [320, 375, 430, 750, 1280]

test.describe.configure({ mode: 'parallel' })

for (const piece of pieces) {
  test(`${piece.title} can be read and operated by everybody, in every state`, async ({ page, gallery }) => {
    test.setTimeout(180_000)
    let root = await gallery.open(piece)
    const states = await stateCount(root, piece)
    for (let state = 0; state < states; state += 1) {
      if (state > 0) root = await gallery.open(piece, state)
      const at = `${piece.title} ${state}`
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        expect.soft(await seriousFaults(root), `${at}: axe, ${theme}`).toEqual([])
        await gallery.photograph(`${piece.title}-${state}-${theme}-375`)
      }
      expect.soft(await nameless(root), `${at}: controls without a name or role`).toEqual([])
      expect.soft(await smallTargets(root), `${at}: touch areas under 88 rpx`).toEqual([])
      expect.soft(await motions(root), `${at}: moves although nothing should`).toEqual([])
      expect.soft(await faultsOfGrowth(root), `${at}: text at 150 %`).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 })
        expect.soft(await widerThanPage(root), `${at}: ${width} px wide`).toEqual([])
      }
      await page.setViewportSize({ width: 375, height: 812 })
    }
  })
}
