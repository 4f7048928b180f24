import { expect, stateCount, test } from './support/gallery'
import { nameless, smallTargets, widerThanPage } from './support/measure'
import { pieces } from './support/pieces'
import { faultsOfGrowth } from './support/text-growth'

test.describe.configure({ mode: 'parallel' })

for (const piece of pieces) {
  test(`${piece.title} draws itself in the mini-program, in every state`, async ({ page, gallery }) => {
    test.setTimeout(180_000)
    let root = await gallery.open(piece)
    const states = await stateCount(root, piece)
    for (let state = 0; state < states; state += 1) {
      if (state > 0) root = await gallery.open(piece, state)
      const at = `${piece.title} ${state}`
      await expect.soft(root.getByRole('checkbox', { name: piece.title, exact: true }), at).toBeVisible()
      expect.soft(await nameless(root), `${at}: controls without a name or role`).toEqual([])
      expect.soft(await smallTargets(root), `${at}: touch areas under 88 rpx`).toEqual([])
      expect.soft(await widerThanPage(root), `${at}: 375 px wide`).toEqual([])
      expect.soft(await faultsOfGrowth(root), `${at}: text at 150 %`).toEqual([])
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await gallery.photograph(`${piece.title}-${state}-${theme}-375`)
      }
      const errors = await page.evaluate(() => globalThis.__host.errors)
      expect.soft(errors, `${at}: failures nobody handled`).toEqual([])
    }
  })
}
