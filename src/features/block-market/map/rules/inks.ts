import { pictureInks } from '@/ui/theme/picture-inks'
import type { Ink, Inks } from './draw'
import { kinds } from './draw'

/** A canvas draws in black what it has no colour for, numbers and plots alike: then all are seen in the light theme's. */
const inked = (known: Ink | undefined): Ink => ({
  fill: known?.fill || pictureInks.sheet,
  line: known?.line || pictureInks['line-2'],
  text: known?.text || pictureInks.ink,
})

/** The colours of each kind, as the page found them in the order of `kinds`. */
export const inksOf = (found: readonly (Ink | undefined)[]): Inks =>
  Object.fromEntries(kinds.map((kind, at) => [kind, inked(found[at])])) as Inks
