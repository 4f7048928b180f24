import { firstPaintIds } from '@contract/first-data'
import type { FontFaceParts } from './styles'

const { shell, scroller } = firstPaintIds

/** Where the app's page and its tab bar will be. */
const frame = [
  `#${shell}{position:fixed;inset:0;z-index:1000;display:flex;flex-direction:column;background:var(--paper)}`,
  `#${scroller}{flex:1;min-height:0;width:100%;max-width:750px;margin:0 auto;overflow:hidden scroll}`,
  `#${shell}>footer{flex:none;height:calc(var(--rpx)*110);background:var(--sheet);margin-bottom:env(safe-area-inset-bottom)}`,
  `#${shell} a{position:absolute;inset:0;z-index:2}`,
  `[data-first-paint=other] #${shell}{display:none}`,
].join('')

/**
 * The frame's rules, and that a row out of sight is laid out when it is scrolled to, in the drawing and in the app's page: neither the
 * first paint nor the taking over then has to reckon more rows than are seen. Till then it has the height of a row, in design units.
 */
export const frameStyle = (row: string): string =>
  `${frame}${row}{content-visibility:auto;contain-intrinsic-size:auto calc(var(--rpx)*${rowHeight})}`

/** Of a listing whose words need one line each: its picture and the room around it. */
const rowHeight = 198

/** The drawn page inside its frame. */
export const framed = (markup: string, tabs: string): string =>
  `<div id="${shell}"><div id="${scroller}">${markup}</div><footer aria-hidden="true">${tabs}</footer></div>`

/** The app starts at last, whatever becomes of the drawing. */
const startWithinMs = 2000

/** What the starting script is told. */
export interface Start {
  readonly areaId: number
  readonly fonts: readonly FontFaceParts[]
  /** Addresses of the app's scripts, in their order. */
  readonly scripts: readonly string[]
}

/**
 * Runs in the head. Who is signed in, has another city or follows a share link does not see what is drawn for a guest of this one. The
 * fonts and scripts are asked for when the drawing has been painted with its pictures, each script in a task of its own: on a slow phone
 * they would otherwise come first. The fonts are used together, so that the page is laid out once for them. A tap on anything but a link
 * is kept for the app. A page in the background paints nothing and waits for nothing.
 */
export const headScript = ({ areaId, fonts, scripts }: Start): string => `
try {
  var kept = function (key) { return JSON.parse(localStorage.getItem('menpai_' + key) || 'null') }
  if (kept('token') || (kept('areaId') || '${areaId}') !== '${areaId}' || location.hash.length > 1)
    document.documentElement.dataset.firstPaint = 'other'
} catch (refused) {
  document.documentElement.dataset.firstPaint = 'other'
}
var start = function () {
  var fonts = ${JSON.stringify(fonts)}
  Promise.all(fonts.map(function (font) {
    return new FontFace(font.family, font.source, font.descriptors).load()
  })).then(function (faces) {
    faces.forEach(function (face) { document.fonts.add(face) })
  }, function () {})
  var scripts = ${JSON.stringify(scripts)}
  scripts.forEach(function (address) {
    var script = document.createElement('script')
    script.async = false
    script.src = address
    document.head.appendChild(script)
  })
}
document.addEventListener('click', function (event) {
  var shell = document.getElementById('${shell}')
  if (!shell || !shell.contains(event.target) || event.target.closest('a')) return
  var page = document.getElementById('${scroller}')
  shell.dataset.tap = JSON.stringify([event.clientX, event.clientY, page.contains(event.target) ? page.scrollTop : null])
})
var isStarted = false
var begin = function () {
  if (!isStarted) start()
  isStarted = true
}
document.addEventListener('DOMContentLoaded', function () {
  if (document.hidden || document.documentElement.dataset.firstPaint) return begin()
  setTimeout(begin, ${startWithinMs})
  var painted = new Promise(function (done) {
    new PerformanceObserver(function (seen) {
      if (seen.getEntriesByName('first-contentful-paint').length) done()
    }).observe({ type: 'paint', buffered: true })
  })
  var pictures = document.querySelectorAll('#${shell} img[src^="data:"]')
  var decoded = [].map.call(pictures, function (picture) { return picture.decode() })
  Promise.all([painted, Promise.allSettled(decoded)]).then(begin, begin)
})
`
