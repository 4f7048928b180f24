import { figuresOf } from '@contract/people/figures'

/** What was typed or pasted as a count or a number of a block; undefined when it is none of at most nine digits. */
export function typedCount(text: string): number | undefined {
  const read = figuresOf('count', text)
  return /^\d{1,9}$/.test(read) ? Number(read) : undefined
}

/** The digits of a code, as many as it has. */
export const typedCode = (text: string, digits: number): string =>
  [...figuresOf('code', text).replace(/\D/g, '')].slice(0, digits).join('')
