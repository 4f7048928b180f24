/** See plain.js. */
export function has(
  name:
    | 'class-names'
    | 'jsx-calls'
    | 'lean-style'
    | 'lean-templates'
    | 'merged-style'
    | 'terser'
    | 'router'
    | 'elements'
    | 'first-paint'
    | 'chunks',
): boolean

/** What was asked to be left out, as part of a name; empty in the product. */
export const plain: string
