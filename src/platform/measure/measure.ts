import type { WidthOf } from './types'

export const widthOf: WidthOf = (elementId) =>
  Promise.resolve(document.getElementById(elementId)?.getBoundingClientRect().width ?? 0)
