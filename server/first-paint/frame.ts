import { firstPaintIds } from '@contract/first-data'

const { shell, scroller } = firstPaintIds

/** Where the app's page and its tab bar will be. The tab bar itself is the platform's: its place is kept free in its colour. */
export const frameStyle = [
  `#${shell}{position:fixed;inset:0;z-index:1000;display:flex;flex-direction:column;background:var(--paper)}`,
  `#${scroller}{flex:1;min-height:0;width:100%;max-width:750px;margin:0 auto;overflow:hidden scroll}`,
  `#${shell}>footer{flex:none;height:calc(var(--rpx)*110);background:var(--sheet);margin-bottom:env(safe-area-inset-bottom)}`,
  `#${shell} a{position:absolute;inset:0;z-index:2}`,
  `[data-first-paint=other] #${shell}{display:none}`,
].join('')

/** The drawn page inside its frame. */
export const framed = (markup: string): string =>
  `<div id="${shell}"><div id="${scroller}">${markup}</div><footer></footer></div>`

/**
 * Runs in the head: the app's own sheet comes without holding up the first paint, before the rules written into the page; and who is
 * signed in, has another city or follows a share link does not see what is drawn for a guest of this one.
 */
export const headScript = (areaId: number, sheet: string): string => `
var sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = ${JSON.stringify(sheet)}
document.head.insertBefore(sheet, document.currentScript.previousElementSibling)
try {
  var kept = function (key) { return JSON.parse(localStorage.getItem('menpai_' + key) || 'null') }
  if (kept('token') || (kept('areaId') || '${areaId}') !== '${areaId}' || location.hash.length > 1)
    document.documentElement.dataset.firstPaint = 'other'
} catch (refused) {
  document.documentElement.dataset.firstPaint = 'other'
}
`
