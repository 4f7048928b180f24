import type { Reveal } from './types'

const focusable = 'input, textarea, [tabindex="0"]'

export const reveal: Reveal = (elementId) => {
  const element = document.getElementById(elementId)
  element?.scrollIntoView?.({ block: 'center' })
  element?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
}
