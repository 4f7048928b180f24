import type { OpenOutside, ScrollTo } from './types'

export const openOutside: OpenOutside = (address) => {
  globalThis.open(address, '_blank', 'noopener,noreferrer')
  return true
}

export const scrollToElement: ScrollTo = (elementId) =>
  document.getElementById(elementId)?.scrollIntoView({ behavior: 'smooth' })
