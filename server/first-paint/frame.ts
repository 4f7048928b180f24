import { firstPaintIds } from '@contract/first-data'
import type { DrawingParts } from './drawing'

const { shell, scroller } = firstPaintIds

/** The elements that the app's page and its tab bar will fill. */
const frame = [
  `#${shell}{position:fixed;inset:0;z-index:1000;display:flex;flex-direction:column;background:var(--paper)}`,
  `#${scroller}{flex:1;min-height:0;width:100%;max-width:750px;margin:0 auto;overflow:hidden scroll}`,
  `#${shell}>footer{flex:none;height:calc(var(--rpx)*110);background:var(--sheet);margin-bottom:env(safe-area-inset-bottom)}`,
  `#${shell} a{position:absolute;inset:0;z-index:2}`,
  `[data-first-paint=other] #${shell}{display:none}`,
].join('')

/**
 * The frame's rules. The page is laid out and painted in six animation frames from the top down, and a row far out of sight only when it is
 * scrolled near, in the drawing as in the app's page. So no task is long enough to delay a touch. A row that is not laid out yet has a
 * fixed height, in design units.
 */
export const frameStyle = ({ main, board, row, guide }: DrawingParts): string => {
  const later = [
    `[data-first-paint='1'] :is(${main}>*,footer>div)`,
    `[data-first-paint='2'] :is(${main}>:nth-child(n+2),footer>div)`,
    `[data-first-paint='3'] ${board}>:nth-child(n+3)`,
    // As many rows as most phones show at once, and half of the others.
    `[data-first-paint='4'] ${`${row}~`.repeat(4)}*`,
    `[data-first-paint='5'] ${`${row}~`.repeat(9)}*`,
  ]
  return [
    frame,
    `${later.join()},[data-guide=away] ${guide}{display:none}`,
    `${row}{content-visibility:auto;contain-intrinsic-size:auto calc(var(--rpx)*${rowHeight})}`,
  ].join('')
}

/** Height of a listing whose texts need one line each: its picture and the padding. */
const rowHeight = 198

/** The drawn page inside its frame. */
export const framed = (markup: string, tabs: string): string =>
  `<div id="${shell}"><div id="${scroller}">${markup}</div>${tabs && `<footer aria-hidden="true">${tabs}</footer>`}</div>`

/** After this time the app starts, whatever became of the drawing. */
const startWithinMs = 2000

/** The values given to the start script. */
export interface Start {
  readonly areaId: number
  /** Addresses of the app's scripts, in their order. */
  readonly scripts: readonly string[]
}

/**
 * Runs in the head. Somebody who is signed in, has another city or follows a share link does not see the drawing, which is for a guest of
 * this city; a guest who has put the line for guests away does not see that. The app's scripts are requested only after the drawing and
 * its pictures were painted, each in a task of its own: on a slow phone they would otherwise run first. A tap on anything but a link is
 * kept for the app. A page in the background paints nothing, so it does not wait.
 */
export const headScript = ({ areaId, scripts }: Start): string => `
var look = document.documentElement.dataset
try {
  var kept = function (key) { return JSON.parse(localStorage.getItem('menpai_' + key) || 'null') }
  look.firstPaint =
    kept('token') || (kept('areaId') || '${areaId}') !== '${areaId}' || location.hash.length > 1 ? 'other' : '1'
  if (kept('guideAway')) look.guide = 'away'
} catch (refused) {
  look.firstPaint = 'other'
}
for (var weight of [500, 600]) document.fonts.load(weight + ' 1em "Plate Num"', '0')
var start = function () {
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
  if (look.firstPaint === 'other') return begin()
  var nextFrame = function () {
    return new Promise(requestAnimationFrame)
  }
  var nextTask = function () {
    return new Promise(function (done) { setTimeout(done) })
  }
  if (document.hidden) {
    look.firstPaint = ''
    return begin()
  }
  setTimeout(begin, ${startWithinMs})
  var painted = new Promise(function (done) {
    new PerformanceObserver(function (seen) {
      if (seen.getEntriesByName('first-contentful-paint').length) done()
    }).observe({ type: 'paint', buffered: true })
  })
  var drawn = ['2', '3', '4', '5', ''].reduce(function (before, part) {
    return before.then(nextFrame).then(nextTask).then(function () { look.firstPaint = part })
  }, Promise.resolve()).then(nextFrame).then(nextFrame).then(nextTask)
  var pictures = document.querySelectorAll('#${shell} img[src^="data:"]')
  var decoded = [].map.call(pictures, function (picture) { return picture.decode() })
  Promise.all([painted, drawn, Promise.allSettled(decoded)]).then(begin, begin)
})
`
