import type { FirstData } from '@contract/first-data'
import { firstPaintIds } from '@contract/first-data'
import type { PaintedBuild } from './build'
import { framed, frameStyle, headScript } from './frame'

/** Data as text that cannot end the element it stands in. */
const inertJson = (data: FirstData): string => JSON.stringify(data).replace(/</g, '\\u003c')

const sheetLink = /<link href="[^"]+\.css" rel="stylesheet">/
const scriptTags = /<script defer="defer" src="([^"]+)"><\/script>/g

/** The app's page with the buy home drawn into it. `basePath` is '' for the root. Our decision: docs/decisions/0100-first-paint.md */
export function paintedPage(build: PaintedBuild, data: FirstData, basePath: string): string {
  if (!sheetLink.test(build.html)) throw new Error('the page of the build names no style sheet')
  const { markup, parts, tabs, tabStyle } = build.drawHome(data)
  const scripts = [...build.html.matchAll(scriptTags)].map(([, address = '']) => address)
  const addressOf = (file: string) => `${basePath}/${file}`
  const start = {
    areaId: data.config.areaId,
    scripts: [...build.scripts.map(addressOf), ...scripts],
  }
  const head = [
    // `data-href` carries the sheet's address: webpack's loader takes a sheet named so as loaded.
    ...build.sheets.map(({ file, style }) => `<style data-href="${addressOf(file)}">${style}</style>`),
    `<style>${frameStyle(parts)}${tabStyle}</style>`,
    `<script>${headScript(start)}</script>`,
  ].join('')
  const json = `<script type="application/json" id="${firstPaintIds.data}">${inertJson(data)}</script>`
  // Replacements are functions: in a replacement string `$` would have a special meaning.
  return build.html
    .replace(scriptTags, '')
    .replace(sheetLink, () => head)
    .replace('</body>', () => `${framed(markup, tabs)}${json}</body>`)
}
