import type { IsSinglePage } from './types'

/** Never in a browser. See `types.ts`. */
export const isSinglePage: IsSinglePage = false
