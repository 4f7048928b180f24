import { figuresOf } from '@contract/people/figures'

/** What was typed or pasted as a count or a number of a block; undefined when it is none of at most nine digits. */
export function typedCount(text: string): number | undefined {
  const read = figuresOf('count', text)
  return /^\d{1,9}$/.test(read) ? Number(read) : undefined
}

/** The only group of so many digits in a text; none when there are two. */
function groupIn(text: string, digits: number): string | undefined {
  const groups = new Set((text.match(/\d+/g) ?? []).filter(({ length }) => length === digits))
  return groups.size === 1 ? [...groups][0] : undefined
}

/**
 * The digits of a code in what was typed, or in a message that was pasted, with blanks and dashes inside the code or without. All of the
 * text is read before anything is left out: undefined when it has more digits than the code, and none of them clearly are the code.
 */
export function typedCode(text: string, digits: number): string | undefined {
  const line = text.replace(/[\t\r\n]+/g, ' ')
  const closed = figuresOf('code', line)
  const whole = groupIn(figuresOf('count', line), digits) ?? groupIn(closed, digits)
  const all = closed.replace(/\D/g, '')
  return whole ?? (all.length > digits ? undefined : all)
}
