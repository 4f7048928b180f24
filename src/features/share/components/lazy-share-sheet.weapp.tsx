import type { ShareSheetProps } from './share-sheet'

/** Never asked for: the platform's own menu sends pages there, and the button leads to the picture. */
export const ShareSheet = (_: ShareSheetProps) => null
