import { expect, test } from './support/gallery'
import {
  lookFor,
  nameless,
  smallBoxes,
  smallTargets,
  type StateBox,
  stateBoxes,
  widerThanPage,
} from './support/measure'
import { photograph, wantsPhotographs } from './support/photographs'
import { faultsOfGrowth } from './support/text-growth'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(wantsPhotographs ? 600_000 : 180_000)

/** Two builds of one style sheet round a fraction of a pixel differently on each line. */
const roundingPx = 6

/** Of the host’s phone, as of an iPhone without a button. */
const homeBarPx = 34

test('every state draws itself in the mini-program, as large as in the browser', async ({ open }) => {
  const [phone, browser] = await Promise.all([open('weapp'), open('h5')])
  const seen = new Map<string, readonly StateBox[]>()
  await browser.walk(async ({ name }) => void seen.set(name, await stateBoxes(browser.root)))
  await phone.walk(async ({ name, state }) => {
    const boxes = await stateBoxes(phone.root)
    const wanted = seen.get(name) ?? []
    expect.soft(boxes.length, `${name}: states`).toBe(wanted.length)
    boxes.forEach((box, at) => {
      const { width = 0, height: onH5 = 0, parts = 0 } = wanted[at] ?? {}
      // A phone has a home bar below the bottom bar; the browser has none.
      const height = onH5 + (name === 'BottomBar' ? homeBarPx : 0)
      const which = `${name}, state ${state ?? at}`
      expect.soft(box.parts > 0, `${which} draws nothing`).toBe(parts > 0)
      expect.soft(Math.abs(box.width - width), `${which}: ${box.width} px wide, H5 ${width}`).toBeLessThan(roundingPx)
      expect
        .soft(Math.abs(box.height - height), `${which}: ${box.height} px high, H5 ${height}`)
        .toBeLessThan(roundingPx)
    })
  })
  expect(await phone.errors()).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`every state can be named, touched and seen whole in the mini-program, ${theme}`, async ({ open }) => {
    const gallery = await open('weapp')
    await gallery.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const ground = await gallery.root.evaluate((body) => getComputedStyle(body).getPropertyValue('--paper').trim())
    expect(ground).toBe({ light: '#f1f4f8', dark: '#0a1424' }[theme])
    await gallery.walk(async ({ name }) => {
      const found = await lookFor(gallery.root, { nameless, smallTargets, smallBoxes, widerThanPage })
      expect.soft(found.nameless, `${name}: controls without a name or role`).toEqual([])
      expect.soft(found.smallTargets, `${name}: touch areas under 88 rpx`).toEqual([])
      expect.soft(found.smallBoxes, `${name}: boxes for text under 88 rpx`).toEqual([])
      expect.soft(found.widerThanPage, `${name}: wider than the page`).toEqual([])
      if (theme === 'dark') return
      const [at130, at150] = await faultsOfGrowth(gallery.root, [1.3, 1.5])
      expect.soft(at130, `${name}: text at 130 %`).toEqual([])
      expect.soft(at150, `${name}: text at 150 %`).toEqual([])
    })
    expect(await gallery.errors()).toEqual([])
  })
}

for (const width of [320, 375, 430, 750]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`photographs, ${width} px, ${theme}`, async ({ open }) => {
      test.skip(!wantsPhotographs, 'MENPAI_PHOTOS=1 takes them')
      const gallery = await open('weapp', width)
      await gallery.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await gallery.walk((view) => photograph(gallery, view, theme))
    })
  }
}
