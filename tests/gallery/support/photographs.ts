import path from 'node:path'
import type { Gallery, View } from './gallery'

/** Pictures are taken when asked for: `MENPAI_PHOTOS=1 npm test -- gallery`. */
export const wantsPhotographs = process.env['MENPAI_PHOTOS'] === '1'

const folder = path.resolve(__dirname, '../../../test-results/photos')

/** Writes a picture of what the gallery shows to `test-results/photos/<target>/<theme>-<width>/<name>.png`. */
export async function photograph(gallery: Gallery, { name }: View, theme: 'light' | 'dark'): Promise<void> {
  const { page, root, target } = gallery
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const file = path.join(folder, target, `${theme}-${width}`, `${name.replaceAll('/', '∕')}.png`)
  // The page scrolls inside: the window grows to what it holds.
  const tall = await root.evaluate((element) => Math.max(element.scrollHeight, element.clientHeight))
  await page.setViewportSize({ width, height: Math.max(height, Math.min(tall, 6000)) })
  await page.screenshot({ path: file })
  await page.setViewportSize({ width, height })
}
