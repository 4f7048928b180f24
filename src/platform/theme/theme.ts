import { platformColours } from './colours'
import type { Theme } from './types'

/** The browser's own bars; without a choice each follows the device's theme by its `media`. */
function colourBars(choice: 'system' | 'light' | 'dark'): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = platformColours[choice === 'system' ? own : choice].paper
  })
}

export const theme: Theme = {
  apply: (choice) => {
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
    colourBars(choice)
  },
  rootClass: () => undefined,
}
