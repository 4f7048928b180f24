const begin = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 `
const icon = `${begin}24 24' preserveAspectRatio='xMidYMid slice'%3E%3Cpath `

const lines = `--icon-lines: ${icon}fill='none' stroke='%23000' stroke-width='1.5' d='`
const plot = `--icon-plot: ${icon}d='`
const end = `'/%3E%3C/svg%3E")`

/** The complete lock icon, which is in every row of bids. A test compares it with the icon. */
const lock = `${lines}M4.75 10.75h14.5v9.5H4.75zm3.25 0V7.5a4 4 0 0 1 8 0v3.25${end}; ${plot}M10.75 14h2.5v3.25h-2.5z${end};`

/**
 * Texts that repeat in the styles of drawings (`--shape`, `--icon-lines`). In a style that is sent to the screen each is replaced by a mark
 * and a letter for its place in this list, longer ones first; the templates expand it again.
 */
export const drawingParts: readonly string[] = [
  lock,
  lines,
  plot,
  begin,
  `' preserveAspectRatio='none'%3E%3Cpath `,
  `' preserveAspectRatio='xMidYMid slice'%3E%3Cpath `,
  end,
  // The depth and the price line in the head of an item.
  `fill-opacity='.17' stroke='%23000' vector-effect='non-scaling-stroke' d='`,
  `stroke-width='1.5' stroke-linejoin='round' vector-effect='non-scaling-stroke' transform='translate(0 1)' d='`,
  `fill='none' stroke='%23000' `,
  `vector-effect='non-scaling-stroke' `,
]

const mark = '§'

/** The mark that replaces a part. Our styles never contain this character: an address would percent-encode it. */
export const drawingMarks: readonly string[] = drawingParts.map((_, at) => mark + String.fromCharCode(97 + at))
