import path from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** The module that pages get. */
export const plainElements = path.resolve(__dirname, '../../src/platform/elements/elements.ts')

/**
 * Puts plain elements in place of all of Taro's own: a page's sources ask for `@tarojs/components` and get `src/platform/elements`. An
 * alias would not work, because Taro rewrites imports of that name. Our decision: docs/decisions/0100-first-paint.md
 */
export class PlainElementsPlugin extends NormalModuleReplacementPlugin {
  constructor() {
    super(/^@tarojs\/components$/, plainElements)
  }
}
