import type { Locator } from '@playwright/test'

/** Runs in the page: the texts that cannot be read whole, and those that lie on another text. */
function unreadable(element: Element): { readonly cut: readonly string[]; readonly covered: readonly string[] } {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: { readonly text: string; readonly node: Node; readonly boxes: readonly DOMRect[] }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(node)
    const parent = node.parentElement
    if (text === '' || !parent || getComputedStyle(parent).visibility === 'hidden') continue
    texts.push({ text: text.slice(0, 30), node, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) })
  }
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const cut = texts.filter(({ node, boxes }) => {
    // What lies beyond the edge of a box that scrolls can be scrolled to.
    const free = { x: false, y: false }
    for (let box = node.parentElement; box && element.contains(box); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      free.x ||= scrolls(overflowX)
      free.y ||= scrolls(overflowY)
      const isCut = boxes.some(
        ({ top, bottom, left, right }) =>
          (!free.y && overflowY === 'hidden' && (bottom > frame.bottom + 2 || top < frame.top - 2)) ||
          (!free.x && overflowX === 'hidden' && (right > frame.right + 2 || left < frame.left - 2)),
      )
      if (isCut) return true
    }
    return false
  })
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
  const covered = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
      .map((other) => `${one.text} / ${other.text}`),
  )
  return { cut: cut.map(({ text }) => text), covered }
}

/** Texts of `after` that are not in `before`, each as often as it is new. */
function newOnes(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...before]
  return after.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * What becomes unreadable when text grows to 150 %: cut by its box, or lying on other text. Text grows as the browsers of phones
 * do it, and WeChat's own text size menu: `text-size-adjust` multiplies every font size and line height, and no box.
 */
export async function faultsOfGrowth(root: Locator): Promise<readonly string[]> {
  const before = await root.evaluate(unreadable)
  await root.evaluate((element) => element.ownerDocument.documentElement.style.setProperty('text-size-adjust', '150%'))
  const after = await root.evaluate(unreadable)
  await root.evaluate((element) => element.ownerDocument.documentElement.style.removeProperty('text-size-adjust'))
  return [
    ...newOnes(before.cut, after.cut).map((text) => `cut: ${text}`),
    ...newOnes(before.covered, after.covered).map((text) => `on one another: ${text}`),
  ]
}
