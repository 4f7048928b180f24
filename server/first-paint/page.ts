import type { FirstData } from '@contract/first-data'
import { firstPaintIds } from '@contract/first-data'
import type { PaintedBuild } from './build'
import { criticalStyle } from './critical-style'
import { framed, frameStyle, headScript } from './frame'

/** Data as text that cannot end the element it stands in. */
const inertJson = (data: FirstData): string => JSON.stringify(data).replace(/</g, '\\u003c')

/** Scripts come after all that the drawing needs. */
const preload = (address: string) => `<link rel="preload" as="script" href="${address}" fetchpriority="low">`

const sheetLink = /<link href="([^"]+\.css)" rel="stylesheet">/
const scriptTags = /<script defer="defer" src="([^"]+)"><\/script>/g

/** The app's page with the buy home drawn into it. `basePath` is '' for the root. Our decision: docs/decisions/0100-first-paint.md */
export function paintedPage(build: PaintedBuild, data: FirstData, basePath: string): string {
  const { markup, row, tabs, tabStyle } = build.drawHome(data)
  const own = sheetLink.exec(build.html)
  if (!own) throw new Error('the page of the build names no style sheet')
  const [link, sheet = ''] = own
  const scripts = [...build.html.matchAll(scriptTags)].map(([, address = '']) => address)
  const style = criticalStyle(build.rules, markup) + frameStyle(row) + tabStyle
  const addressOf = (file: string) => `${basePath}/${file}`
  const sheets = new Set([sheet, ...build.styles.map(addressOf)])
  const head = [
    ...[...scripts, ...build.scripts.map(addressOf)].map(preload),
    `<style>${style}</style>`,
    `<script>${headScript({ areaId: data.config.areaId, sheets: [...sheets], scripts })}</script>`,
  ].join('')
  const json = `<script type="application/json" id="${firstPaintIds.data}">${inertJson(data)}</script>`
  // Given as functions: a replacement in text would read `$` in the rows as its own signs.
  return build.html
    .replace(scriptTags, '')
    .replace(link, () => head)
    .replace('</body>', () => `${framed(markup, tabs)}${json}</body>`)
}
