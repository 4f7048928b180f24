import type { BoxOf } from './types'

/** Measured against the page's column, which stands in the middle of a wide window. */
export const boxOf: BoxOf = (elementId) => {
  const element = document.getElementById(elementId)
  if (!element) return Promise.resolve(undefined)
  const box = element.getBoundingClientRect()
  const column = element.closest('.taro_page')?.getBoundingClientRect()
  return Promise.resolve({
    leftPx: box.left - (column?.left ?? 0),
    topPx: box.top,
    widthPx: box.width,
    heightPx: box.height,
  })
}
