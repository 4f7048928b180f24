import type { FirstData } from '@contract/first-data'
import { firstPaintIds } from '@contract/first-data'
import type { PaintedBuild } from './build'
import { criticalStyle } from './critical-style'
import { framed, frameStyle, headScript } from './frame'

/** Data as text that cannot end the element it stands in. */
const inertJson = (data: FirstData): string => JSON.stringify(data).replace(/</g, '\\u003c')

const preload = (as: 'script' | 'style') => (address: string) => `<link rel="preload" as="${as}" href="${address}">`

const sheetLink = /<link href="([^"]+\.css)" rel="stylesheet">/

/** The app's page with the buy home drawn into it. `basePath` is '' for the root. Our decision: docs/decisions/0100-first-paint.md */
export function paintedPage(build: PaintedBuild, data: FirstData, basePath: string): string {
  const markup = build.drawHome(data)
  const own = sheetLink.exec(build.html)
  if (!own) throw new Error('the page of the build names no style sheet')
  const [link, sheet = ''] = own
  const style = criticalStyle(build.rules, markup) + frameStyle
  const addressOf = (file: string) => `${basePath}/${file}`
  const head = [
    ...build.styles.map(addressOf).map(preload('style')),
    ...build.scripts.map(addressOf).map(preload('script')),
    `<style>${style}</style>`,
    `<script>${headScript(data.config.areaId, sheet)}</script>`,
  ].join('')
  const json = `<script type="application/json" id="${firstPaintIds.data}">${inertJson(data)}</script>`
  // Given as functions: a replacement in text would read `$` in the rows as its own signs.
  return build.html.replace(link, () => head).replace('</body>', () => `${framed(markup)}${json}</body>`)
}
