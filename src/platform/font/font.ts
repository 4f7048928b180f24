import medium from '@/assets/fonts/letters-500.woff2'
import semibold from '@/assets/fonts/letters-600.woff2'
import { firstPaintIds } from '@contract/first-data'
import { firstPaint } from '../first-paint/first-paint'
import { whenIdle } from '../idle/idle'

/** What the figures' cut, which is part of the sheet (`src/typeface.scss`), does not have of the face. */
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

/** Until the next start, letters are those of the system. */
const bring = () => void fetchLetters().catch(() => undefined)

/**
 * Fetches the letters of the figures' face and uses them once they are there: at once, or later when the page that the server has drawn
 * shows none. A face that a sheet names and that is not there yet would cost the layout of all text a substitute for it.
 * Gives back how to call it off. Our decision: docs/decisions/0021-figures-font.md
 */
export function loadFont(): () => void {
  const drawn = document.getElementById(firstPaintIds.shell)?.textContent ?? ''
  if (firstPaint.isShown() && !isLetter.test(drawn)) return whenIdle(bring)
  bring()
  return () => undefined
}
