import type { CleanPicture } from './types'

/** See `types.ts`. Fetched when somebody sends a picture: no page that is only read waits for it. */
export const cleanPicture: CleanPicture = (image) =>
  import('./cleaned').then((all) => all.cleaned(image)).catch(() => null)
