/**
 * Runs in the page: keys of one word, and figures (amounts, dates, ranges) that a line's end breaks. A number such as D261120-0047 may
 * break at its hyphen.
 */
export function broken(element: Element): readonly string[] {
  const { ownerDocument } = element
  const figures = /[¥+−]?\d[\d.,:\u2060]*(?:[-–]\u2060?\d[\d.,:\u2060]*)*/g
  /** The number of a thing, or two dates in a file's name. */
  const isName = /\d{5,}-|\d{4}-\d\d-\d\d-/
  const range = ownerDocument.createRange()
  /** Two lines are more apart than two pieces of one line that stand on different grounds. */
  const isOnTwoLines = (node: Node, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
    const least = Math.min(...boxes.map(({ height }) => height))
    return boxes.length > 1 && Math.max(...middles) - Math.min(...middles) > least * 0.8
  }
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [node.textContent ?? '', node.parentElement]
    if (!parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    const key = parent.closest('[role=button]')
    const isKey = key?.textContent?.replace(/\s/g, '') === text.replace(/\s/g, '')
    if (isKey && /^\p{Script=Han}{2,6}$/u.test(text.trim()) && isOnTwoLines(node, 0, text.length))
      found.push(`key ${text.trim()}`)
    for (const { 0: figure, index } of text.matchAll(figures))
      if (!isName.test(figure) && isOnTwoLines(node, index, index + figure.length)) found.push(figure)
  }
  return found
}
