type Gain =
  | 'class-names'
  | 'minifier'
  | 'unused-attributes'
  | 'shallow-templates'
  | 'set-data'
  | 'drawings'
  | 'package-scripts'
  | 'markup'
  | 'preact'
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

/** What draws the app. */
export function frameworkOf(isWeb: boolean): 'preact' | 'react'

/** Whether the build is made to be tried, not measured. */
export const isQuick: boolean

/** Which targets each is for. */
export const gains: Readonly<Record<Gain, readonly ('h5' | 'weapp')[]>>

/** This build's own folder below `dist`; empty for the product. */
export const plainFolder: string

/** The same for a value of `MENPAI_PLAIN`. */
export function plainFolderOf(names: string): string
