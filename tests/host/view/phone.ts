import { type Phone, written } from '../lengths'

let insets: Phone['insets'] = { top: 0, bottom: 0 }

/** What the phone covers of this page, in px. */
export const setInsets = (to: Phone['insets']): void => {
  insets = to
}

/** A style of the app with the lengths of this phone. */
export const inPx = (css: string): string =>
  written(css, { screenWidth: innerWidth, pixelRatio: devicePixelRatio, insets })
