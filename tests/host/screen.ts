/**
 * The parts of the screen that a page does not have, in px, as on an iPhone with a notch: `shell.css` draws the same.
 * Source: the vendor's table of screens (safeArea), and the 34 px of an iPhone's home bar.
 */
export const statusBarPx = 44
export const navigationBarPx = 44
export const homeBarPx = 34
/** The tabs, above the home bar. */
export const tabsPx = 56
