import { seriousFaults } from '../support/browser/axe'
import { expect, test } from './support/gallery'
import { lookFor, motions, nameless, smallBoxes, smallTargets, widerThanPage } from './support/measure'
import { photograph, wantsPhotographs } from './support/photographs'
import { faultsOfGrowth } from './support/text-growth'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(wantsPhotographs ? 600_000 : 180_000)

test('axe finds nothing serious in any state, and what moves stands still when asked to', async ({ open }) => {
  const gallery = await open('h5')
  await gallery.walk(async ({ name }) => {
    expect.soft(await seriousFaults(gallery.root), `${name}: axe`).toEqual([])
    const found = await lookFor(gallery.root, { motions, nameless })
    expect.soft(found.motions, `${name}: moves although nothing should`).toEqual([])
    expect.soft(found.nameless, `${name}: controls without a name or role`).toEqual([])
  })
  expect(await gallery.errors()).toEqual([])
})

test('the dark theme has enough contrast in every state', async ({ open }) => {
  const gallery = await open('h5')
  await gallery.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await gallery.walk(async ({ name }) => {
    expect.soft(await seriousFaults(gallery.root, ['color-contrast']), `${name}: axe, dark`).toEqual([])
  })
})

test('text that grows to 130 or 150 % is neither cut nor covered, and stays in its frame', async ({ open }) => {
  const gallery = await open('h5')
  await gallery.walk(async ({ name }) => {
    const [at130, at150] = await faultsOfGrowth(gallery.root, [1.3, 1.5])
    expect.soft(at130, `${name}, 130 %`).toEqual([])
    expect.soft(at150, `${name}, 150 %`).toEqual([])
  })
})

const widths = [320, 375, 430, 750, 1280]

test(`every state fits windows of ${widths.join(', ')} px, and its touch areas are 88 rpx`, async ({ open }) => {
  const gallery = await open('h5')
  await gallery.walk(async ({ name }) => {
    // The state is in a window that changes its width, as one is that is turned or pulled.
    for (const width of widths) {
      await gallery.resize(width)
      const found = await lookFor(gallery.root, { widerThanPage, smallTargets, smallBoxes })
      expect.soft(found.widerThanPage, `${name}, ${width} px: wider than the page`).toEqual([])
      expect.soft(found.smallTargets, `${name}, ${width} px: touch areas under 88 rpx`).toEqual([])
      expect.soft(found.smallBoxes, `${name}, ${width} px: boxes for text under 88 rpx`).toEqual([])
    }
  })
})

for (const width of widths) {
  for (const theme of ['light', 'dark'] as const) {
    test(`photographs, ${width} px, ${theme}`, async ({ open }) => {
      test.skip(!wantsPhotographs, 'MENPAI_PHOTOS=1 takes them')
      const gallery = await open('h5', width)
      await gallery.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await gallery.walk((view) => photograph(gallery, view, theme))
    })
  }
}
