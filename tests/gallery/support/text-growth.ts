import type { Locator } from '@playwright/test'

interface Unreadable {
  readonly cut: readonly string[]
  readonly covered: readonly string[]
}

/** Runs in the page: the texts that cannot be read whole, and those that lie on another text. */
function unreadable(element: Element): Unreadable {
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
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const cut = texts.filter(({ node, boxes }) => {
    // What lies beyond the edge of a box that scrolls can be scrolled to.
    const free = { x: false, y: false }
    for (let box = node.parentElement; box && element.contains(box); box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      free.x ||= scrolls(overflowX)
      free.y ||= scrolls(overflowY)
      // A title that ends in dots says itself that there is more.
      const isDotted = textOverflow === 'ellipsis'
      const isCut = boxes.some(
        ({ top, bottom, left, right }) =>
          (!free.y && clips(overflowY) && (bottom > frame.bottom + 2 || top < frame.top - 2)) ||
          (!free.x && clips(overflowX) && !isDotted && (right > frame.right + 2 || left < frame.left - 2)),
      )
      if (isCut) return true
    }
    return false
  })
  /** The part of a box that its clipping boxes leave. */
  const shown = (node: Node, { left, top, right, bottom }: DOMRect) => {
    const rest = { left, top, right, bottom }
    for (let box = node.parentElement; box && element.contains(box); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      if (overflowX !== 'visible') rest.right = Math.min(rest.right, frame.right)
      if (overflowX !== 'visible') rest.left = Math.max(rest.left, frame.left)
      if (overflowY !== 'visible') rest.bottom = Math.min(rest.bottom, frame.bottom)
      if (overflowY !== 'visible') rest.top = Math.max(rest.top, frame.top)
    }
    return rest
  }
  type Shown = ReturnType<typeof shown>
  const meet = (a: Shown, b: Shown) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
  const seen = texts.map(({ text, node, boxes }) => ({ text, boxes: boxes.map((box) => shown(node, box)) }))
  const covered = seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
      .map((other) => `${one.text} / ${other.text}`),
  )
  return { cut: cut.map(({ text }) => text), covered }
}

/**
 * Runs in the page: multiplies every font size and every line height that is a length, and nothing else, as a phone's text size
 * does. The sizes are all read before the first is written, because they are inherited.
 */
function grow(element: Element, factor: number): void {
  const all = [...element.querySelectorAll<HTMLElement>('*')].map((one) => {
    const { fontSize, lineHeight } = getComputedStyle(one)
    return { one, size: parseFloat(fontSize) * factor, line: parseFloat(lineHeight) * factor }
  })
  for (const { one, size, line } of all) {
    one.dataset['styleBefore'] = one.getAttribute('style') ?? ''
    one.style.setProperty('font-size', `${size}px`, 'important')
    if (!Number.isNaN(line)) one.style.setProperty('line-height', `${line}px`, 'important')
  }
}

/** Runs in the page: takes `grow` back. */
function shrink(element: Element): void {
  for (const one of element.querySelectorAll<HTMLElement>('[data-style-before]')) {
    one.setAttribute('style', one.dataset['styleBefore'] ?? '')
    delete one.dataset['styleBefore']
  }
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

/** What becomes unreadable when text grows to 150 %: cut by its box, or lying on other text. */
export async function faultsOfGrowth(root: Locator): Promise<readonly string[]> {
  const before = await root.evaluate(unreadable)
  await root.evaluate(grow, 1.5)
  const after = await root.evaluate(unreadable)
  await root.evaluate(shrink)
  return [
    ...newOnes(before.cut, after.cut).map((text) => `cut: ${text}`),
    ...newOnes(before.covered, after.covered).map((text) => `on one another: ${text}`),
  ]
}
