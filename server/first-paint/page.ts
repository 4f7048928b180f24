import type { FirstData } from '@contract/first-data'
import { firstPaintIds } from '@contract/first-data'
import type { PaintedBuild } from './build'
import type { Drawing } from './drawing'
import { framed, frameStyle, headScript } from './frame'
import type { PageAddress } from './head'
import { headOf } from './head'

/** Data as text that cannot end the element it stands in. */
const inertJson = (data: FirstData): string => JSON.stringify(data).replace(/</g, '\\u003c')

const sheetLink = /<link href="[^"]+\.css" rel="stylesheet">/
const scriptTags = /<script defer="defer" src="([^"]+)"><\/script>/g
const titleTag = /<title>[^<]*<\/title>/

/**
 * The app's page with one of its pages drawn into it. The place's `basePath` is '' for the root. Our decision:
 * docs/decisions/0100-first-paint.md
 */
export function paintedPage(build: PaintedBuild, page: string, drawing: Drawing, place: PageAddress): string {
  if (!sheetLink.test(build.html)) throw new Error('the page of the build names no style sheet')
  const { markup, data, parts, tabs, tabStyle, head } = drawing
  const scripts = [...build.html.matchAll(scriptTags)].map(([, address = '']) => address)
  const addressOf = (file: string) => `${place.basePath}/${file}`
  const start = {
    areaId: data.config.areaId,
    scripts: [...build.scriptsOf(page).map(addressOf), ...scripts],
  }
  const inHead = [
    // `data-href` carries the sheet's address: webpack's loader takes a sheet named so as loaded.
    ...build.sheetsOf(page).map(({ file, style }) => `<style data-href="${addressOf(file)}">${style}</style>`),
    `<style>${frameStyle(parts)}${tabStyle}</style>`,
    `<script>${headScript(start)}</script>`,
  ].join('')
  const json = `<script type="application/json" id="${firstPaintIds.data}">${inertJson(data)}</script>`
  // Replacements are functions: in a replacement string `$` would have a special meaning.
  return build.html
    .replace(scriptTags, '')
    .replace(titleTag, () => headOf(head, place))
    .replace(sheetLink, () => inHead)
    .replace('</body>', () => `${framed(markup, tabs)}${json}</body>`)
}
