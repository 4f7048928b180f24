import type { Lost } from './types'

/** A browser's router knows the aliases, and has a page for every other address. See `types.ts`. */
export const lost: Lost = { lead: () => undefined, watch: () => undefined }
