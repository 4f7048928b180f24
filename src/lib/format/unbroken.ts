/** Where a browser would end a line: after the hyphens of a date, 2026-11- | 29, and after the dash of a range. */
const breaks = /-(?=\d\d(?!\d))|–/g

/** What is drawn, with its dates and ranges each on one line. The joiners in it are for the eye: what is sent or compared has none. */
export const unbroken = (words: string): string => words.replace(breaks, '$&\u2060')
