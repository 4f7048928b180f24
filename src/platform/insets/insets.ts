import type { ReadInsets } from './types'

/** A browser takes nothing: its own bars lie outside the page. */
export const insets: ReadInsets = () => ({ statusBarPx: 0, navHeightPx: null, capsuleRightPaddingPx: null })
