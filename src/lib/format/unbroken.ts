/** Where a browser would end a line: after the hyphens of a date, 2026-11- | 29, and after the dash of a range. */
const breaks = /-(?=\d\d(?!\d))|–/g

/** What is drawn, with its dates and ranges each on one line. The joiners in it are for the eye: what is sent or compared has none. */
export const unbroken = (words: string): string => words.replace(breaks, '$&\u2060')

/** A blank at which no line ends. A joiner beside a blank does not hold it in a browser. */
const closed = '\u00a0'

/** Between two facts: only after it the line may end. */
const joints = { dot: `${closed}· `, comma: '，' } as const

/**
 * Facts in one line, without the empty ones: the line ends between them, and neither a figure is parted from its unit nor the joint from
 * the fact before it. The style of the same name (`facts` in ui/theme/mixins.scss) keeps the Chinese words whole.
 */
export const factsText = (facts: readonly string[], joint: keyof typeof joints = 'dot'): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => unbroken(fact).replaceAll(' ', closed))
    .join(joints[joint])
