import path from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'
import { serveFolder } from '../../host/pack/serve'
import { pack } from '../../host/pack/pack'
import type { Piece } from './pieces'

export type Target = 'h5' | 'weapp'

/** The gallery, opened on the target of the Playwright project. */
export interface Gallery {
  readonly target: Target
  /** Shows a piece, the state of this number when it covers the page, and gives the page's root. */
  readonly open: (piece: Piece, state?: number) => Promise<Locator>
  /** Writes a picture below `test-results/photos`. */
  readonly photograph: (name: string) => Promise<void>
}

const buildOf = (target: Target) => path.resolve(__dirname, '../../../dist/gallery', target)
const photosFolder = path.resolve(__dirname, '../../../test-results/photos')

const addressOf = (piece: Piece, state: number) => `piece=${encodeURIComponent(piece.title)}&state=${state}`

function galleryOn(target: Target, page: Page, url: string): Gallery {
  const roots: Record<Target, () => Locator> = {
    h5: () => page.locator('.taro_page'),
    weapp: () => page.frameLocator('.page:not([hidden]) iframe').locator('body'),
  }
  return {
    target,
    open: async (piece, state = 0) => {
      const query = addressOf(piece, state)
      await page.goto(
        target === 'h5' ? `${url}/?${query}` : `${url}/?path=${encodeURIComponent(`pages/gallery/index?${query}`)}`,
      )
      const root = roots[target]()
      await root.getByText('组件', { exact: true }).first().waitFor()
      return root
    },
    photograph: async (name) => {
      await page.screenshot({ path: path.join(photosFolder, target, `${name}.png`), fullPage: target === 'h5' })
    },
  }
}

/** `gallery` is the built gallery on the project's target. */
export const test = base.extend<{ readonly gallery: Gallery }, { readonly galleryUrl: string }>({
  galleryUrl: [
    async ({}, provide, worker) => {
      const isH5 = worker.project.name.startsWith('h5')
      const packed = path.resolve(__dirname, `../../../test-results/gallery-packed-${worker.workerIndex}`)
      if (!isH5) await pack(buildOf('weapp'), packed)
      const server = await serveFolder(isH5 ? buildOf('h5') : packed)
      await provide(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  gallery: async ({ page, galleryUrl }, provide, testInfo) => {
    await provide(galleryOn(testInfo.project.name.startsWith('h5') ? 'h5' : 'weapp', page, galleryUrl))
  },
})

export { expect } from '@playwright/test'

/** How many states the gallery offers of what covers the page; 1 for what does not. */
export async function stateCount(root: Locator, piece: Piece): Promise<number> {
  return piece.isOverlay ? root.getByLabel('状态', { exact: true }).getByRole('checkbox').count() : 1
}
