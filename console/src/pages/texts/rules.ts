import { wordsOfRichText } from '@contract/rich-text/clean'

/** A line of two texts side by side: in both, in the newer one alone, or in the older one alone. */
export interface DiffLine {
  readonly is: 'same' | 'added' | 'gone'
  readonly text: string
}

const linesOf = (html: string): readonly string[] => {
  const words = wordsOfRichText(html)
  return words === '' ? [] : words.split('\n')
}

/** How long the longest common run of lines is, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      const [down, right] = [lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0]
      row[j] = before[i] === after[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(down, right)
    }
  return lengths
}

/** What changed between two rich texts, line by line of their words; what went stands before what came in its place. */
export function changedLines(beforeHtml: string, afterHtml: string): readonly DiffLine[] {
  const [before, after] = [linesOf(beforeHtml), linesOf(afterHtml)]
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]]
    if (old !== undefined && old === now) {
      lines.push({ is: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (now === undefined || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push({ is: 'gone', text: old })
      i += 1
    } else {
      lines.push({ is: 'added', text: now ?? '' })
      j += 1
    }
  }
  return lines
}
