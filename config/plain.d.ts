/** See plain.js. */
export function has(
  name:
    | 'class-names'
    | 'jsx-calls'
    | 'minify-style'
    | 'minify-templates'
    | 'merged-style'
    | 'terser'
    | 'router'
    | 'elements'
    | 'first-paint'
    | 'chunks',
): boolean

/** The folder below `dist` that this build has of its own; empty for the product. */
export const plainFolder: string
