import type { ReadInsets } from './types'

/** A browser takes no room: its own bars are outside the page. */
export const insets: ReadInsets = () => ({ statusBarPx: 0, navHeightPx: null, capsuleRightPaddingPx: null })
