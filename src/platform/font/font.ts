import medium from '@/assets/fonts/letters-500.woff2'
import semibold from '@/assets/fonts/letters-600.woff2'
import { firstPaint } from '../first-paint/first-paint'
import { whenIdle } from '../idle/idle'
import { shownPage } from '../page/shown'

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

/** Runs this once another page is shown than the one that the server drew. */
function onNextPage(run: () => void): () => void {
  let stop = () => {}
  firstPaint.onceGone(() => {
    const drawn = shownPage.current()
    stop = shownPage.onChange(() => {
      if (shownPage.current() === drawn) return
      stop()
      run()
    })
  })
  return () => stop()
}

/**
 * Loads the letters of the figures' typeface and uses them when they arrive: at once, or later below a page drawn by the server. One that
 * shows none does not change by them; one that shows some keeps those of the system, so that nothing on it moves. A typeface named in a
 * style sheet but not loaded yet would make the browser lay out all text with a substitute first. Returns a function that cancels it. Our
 * decision: docs/decisions/0004-sizes-and-figures.md
 */
export function loadFont(): () => void {
  if (firstPaint.isShown()) return isLetter.test(firstPaint.text()) ? onNextPage(bring) : whenIdle(bring)
  bring()
  return () => undefined
}
