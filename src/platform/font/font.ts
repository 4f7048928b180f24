import medium from '@/assets/fonts/letters-500.woff2'
import semibold from '@/assets/fonts/letters-600.woff2'
import { firstPaintIds } from '@contract/first-data'
import { firstPaint } from '../first-paint/first-paint'
import { whenIdle } from '../idle/idle'

/** The rest of the typeface: the style sheet (`src/typeface.scss`) contains only the figures. */
const unicodeRange = 'U+0021-0024, U+0026-002A, U+003B-007E'

const isLetter = /[!-$&-*;-~]/

const cuts = [
  { address: medium, weight: '400 500' },
  { address: semibold, weight: '600 700' },
]

async function fetchLetters(): Promise<void> {
  const faces = cuts.map(
    ({ address, weight }) => new FontFace('Plate Num', `url(${address})`, { weight, unicodeRange }),
  )
  await Promise.all(faces.map((face) => face.load()))
  faces.forEach((face) => document.fonts.add(face))
}

/** On failure, letters stay those of the system until the next start. */
const bring = () => void fetchLetters().catch(() => undefined)

/**
 * Loads the letters of the figures' typeface and uses them when they arrive: at once, or later when the page drawn by the server shows
 * none. A typeface named in a style sheet but not loaded yet would make the browser lay out all text with a substitute first. Returns a
 * function that cancels it. Our decision: docs/decisions/0021-figures-font.md
 */
export function loadFont(): () => void {
  const drawn = document.getElementById(firstPaintIds.shell)?.textContent ?? ''
  if (firstPaint.isShown() && !isLetter.test(drawn)) return whenIdle(bring)
  bring()
  return () => undefined
}
