type Gain =
  | 'class-names'
  | 'terser'
  | 'unused-attributes'
  | 'shallow-templates'
  | 'set-data'
  | 'drawings'
  | 'polyfills'
  | 'paths'
  | 'queries'
  | 'old-sheets'
  | 'navigation-bar'
  | 'router-start'
  | 'elements'
  | 'first-paint'
  | 'chunks'

/** See plain.js. */
export function has(name: Gain): boolean

/** Which targets each is for. */
export const gains: Readonly<Record<Gain, readonly ('h5' | 'weapp')[]>>

/** The folder below `dist` that this build has of its own; empty for the product. */
export const plainFolder: string

/** The same for what `MENPAI_PLAIN` may say. */
export function plainFolderOf(names: string): string
