import type { Locator } from '@playwright/test'
import { broken } from './broken'

interface Unreadable {
  /** Texts that a box cuts. */
  readonly cut: readonly string[]
  /** Texts that lie on another text or on a picture. */
  readonly covered: readonly string[]
  /** Texts that extend beyond their painted frame: a plate, a mark, a button. */
  readonly outside: readonly string[]
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Runs in the page: texts that are cut, texts that lie on something else, and texts that leave their frame. */
function unreadable(element: Element): Unreadable {
  const { ownerDocument } = element
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: { readonly text: string; readonly node: Node; readonly boxes: readonly DOMRect[] }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const range = ownerDocument.createRange()
    range.selectNodeContents(node)
    const parent = node.parentElement
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    texts.push({ text: text.slice(0, 30), node, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) })
  }
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isPainted = (paint: string) => !/^(transparent|rgba\(.*, 0\))$/.test(paint)
  const isFrame = ({
    backgroundColor,
    backgroundImage,
    boxShadow,
    borderTopWidth,
    borderBottomWidth,
  }: CSSStyleDeclaration) =>
    isPainted(backgroundColor) ||
    backgroundImage !== 'none' ||
    boxShadow !== 'none' ||
    (borderTopWidth !== '0px' && borderBottomWidth !== '0px')
  /** Nothing changes while this runs, and many texts stand in the same boxes, so each box is asked once. */
  const once = <Key extends Node, Fact>(ask: (key: Key) => Fact) => {
    const known = new Map<Key, Fact>()
    return (key: Key): Fact => {
      const fact = known.get(key) ?? ask(key)
      known.set(key, fact)
      return fact
    }
  }
  const boxOf = once((box: Element) => {
    const style = getComputedStyle(box)
    const { overflowX, overflowY, textOverflow, position, display } = style
    return {
      frame: box.getBoundingClientRect(),
      overflowX,
      overflowY,
      position,
      isDotted: textOverflow === 'ellipsis',
      // What scrolls down has `auto` across, too, by the rules of CSS, but only a row that does not wrap is moved sideways.
      isRow: /flex$/.test(display) && style.flexDirection === 'row' && style.flexWrap === 'nowrap',
      isFrame: display !== 'inline' && isFrame(style),
    }
  })
  const around = once((first: Element) => {
    const found: Element[] = []
    for (let box: Element | null = first; box && element.contains(box); box = box.parentElement) found.push(box)
    return found.map(boxOf)
  })
  const ancestors = ({ parentElement }: Node) => (parentElement ? around(parentElement) : [])
  const leaves = (box: DOMRect, frame: DOMRect) => ({
    y: box.bottom > frame.bottom + 2 || box.top < frame.top - 2,
    x: box.right > frame.right + 2 || box.left < frame.left - 2,
  })
  const outside: string[] = []
  const cut = texts.filter(({ text, node, boxes }) => {
    // Content beyond the edge of a scrolling box can be scrolled to.
    const free = { x: false, y: false }
    let isFramed = false
    for (const box of ancestors(node)) {
      const { frame, overflowX, overflowY, isDotted, isRow } = box
      free.x ||= scrolls(overflowX) && isRow
      free.y ||= scrolls(overflowY)
      // A title that ends in dots says itself that there is more.
      const isCut = boxes.some((one) => {
        const { x, y } = leaves(one, frame)
        return (
          (!free.y && clips(overflowY) && y) || (!free.x && (clips(overflowX) || scrolls(overflowX)) && !isDotted && x)
        )
      })
      if (isCut) return true
      if (isDotted) free.x = true
      if (!isFramed && box.isFrame) {
        isFramed = true
        const isOut = boxes.some((one) => {
          const { x, y } = leaves(one, frame)
          return (!free.y && y) || (!free.x && x)
        })
        if (isOut) outside.push(text)
      }
    }
    return false
  })
  /** The part of a box that its clipping boxes leave. */
  const shown = (node: Node, { left, top, right, bottom }: DOMRect): Edges => {
    const rest = { left, top, right, bottom }
    for (const { frame, overflowX, overflowY } of ancestors(node)) {
      if (overflowX !== 'visible') rest.right = Math.min(rest.right, frame.right)
      if (overflowX !== 'visible') rest.left = Math.max(rest.left, frame.left)
      if (overflowY !== 'visible') rest.bottom = Math.min(rest.bottom, frame.bottom)
      if (overflowY !== 'visible') rest.top = Math.max(rest.top, frame.top)
    }
    return rest
  }
  const meet = (a: Edges, b: Edges) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
  /** A fixed element covers what scrolls below it only for a moment, so it does not count. */
  const floor = (node: Node) => ancestors(node).find(({ position }) => position === 'sticky' || position === 'fixed')
  const seen = texts.map(({ text, node, boxes }) => ({
    text,
    floor: floor(node),
    boxes: boxes.map((box) => shown(node, box)),
  }))
  const lowBoxes = [...element.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      one.clientHeight < 1.1 * parseFloat(getComputedStyle(one).fontSize),
  )
  // A map behind the text is a background, not a picture next to it.
  const isDrawing = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return (
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      width > 0 &&
      width <= 64 &&
      height <= 64
    )
  }
  const pictures = [...element.querySelectorAll('svg, img')].filter(isDrawing).map((one) => ({
    text: `picture ${one.getAttribute('class') ?? ''}`,
    floor: floor(one),
    boxes: [shown(one, one.getBoundingClientRect())],
  }))
  const covered = seen.flatMap((one, at) =>
    [...seen.slice(at + 1), ...pictures]
      .filter((other) => other.floor === one.floor && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
      .map((other) => `${one.text} / ${other.text}`),
  )
  return { cut: [...cut.map(({ text }) => text), ...lowBoxes.map((one) => `box ${one.placeholder}`)], covered, outside }
}

/**
 * Runs in the page: placeholders that are wider than their box. A browser draws them without a text in the page; the mini-program's is a
 * text over the box, whose own is hidden.
 */
function cutPlaceholders(element: Element): readonly string[] {
  const pen = element.ownerDocument.createElement('canvas').getContext('2d')
  return [...element.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((box) => box.closest('wx-input') === null)
    .filter((box) => box.value === '' && box.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .filter((box) => {
      const { paddingLeft, paddingRight } = getComputedStyle(box)
      const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(box, '::placeholder')
      if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return (pen?.measureText(box.placeholder).width ?? 0) > room + 2
    })
    .map(({ placeholder }) => `placeholder ${placeholder}`)
}

interface Wrapped {
  readonly text: string
  /** How many pieces stand in each row but the last. */
  readonly rows: readonly number[]
  /** All pieces are of one width: a grid, not a line of words that breaks. */
  readonly isGrid: boolean
}

/** Runs in the page: what breaks into rows. */
function wrapped(element: Element): readonly Wrapped[] {
  return [...element.querySelectorAll('*')].flatMap((one) => {
    const { display, flexWrap } = getComputedStyle(one)
    if (display !== 'flex' || flexWrap !== 'wrap' || one.children.length < 4) return []
    const boxes = [...one.children].map((piece) => piece.getBoundingClientRect())
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
    const rows = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).length)
    const widths = boxes.map(({ width }) => width)
    const isGrid = Math.max(...widths) - Math.min(...widths) < 2
    return [{ text: (one.textContent ?? '').trim().slice(0, 30), rows: rows.slice(0, -1), isGrid }]
  })
}

const isEven = ({ rows }: Wrapped) => new Set(rows).size < 2

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

const inPage = { unreadable, wrapped, broken, cutPlaceholders, grow, shrink }

interface Measured {
  readonly unreadable: Unreadable
  readonly wrapped: readonly Wrapped[]
  readonly broken: readonly string[]
}

interface Grown extends Measured {
  readonly placeholders: readonly string[]
}

/** Measures an element as it is, then with each of these sizes of text, in one call: ten calls cost more than what they do. */
function measure(root: Locator, factors: readonly number[]): Promise<readonly [Measured, readonly Grown[]]> {
  const texts = Object.entries(inPage).map(([name, work]) => [name, String(work)] as const)
  return root.evaluate(
    async (element, [all, sizes]) => {
      const work = Object.fromEntries(
        all.map(([name, text]) => [name, window.eval(`(${text})`) as unknown]),
      ) as typeof inPage
      const look = () => ({
        unreadable: work.unreadable(element),
        wrapped: work.wrapped(element),
        broken: work.broken(element),
      })
      const before = look()
      const grown: Grown[] = []
      for (const factor of sizes) {
        work.grow(element, factor)
        // What watches sizes acts upon the new ones after the next picture.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        grown.push({ ...look(), placeholders: work.cutPlaceholders(element) })
        work.shrink(element)
      }
      return [before, grown] as const
    },
    [texts, factors] as const,
  )
}

/**
 * What becomes unreadable when text grows by each of these factors: cut by its box, lying on something else, out of its frame, broken by a
 * line's end within a key or a figure, or in rows of different lengths.
 */
export async function faultsOfGrowth(
  root: Locator,
  factors: readonly number[],
): Promise<readonly (readonly string[])[]> {
  const [{ unreadable: before, wrapped: plain }, all] = await measure(root, factors)
  return all.map(({ unreadable: after, wrapped: grown, broken: torn, placeholders }) => [
    ...placeholders.map((text) => `cut: ${text}`),
    ...newOnes(before.cut, after.cut).map((text) => `cut: ${text}`),
    // Nothing may cover a text or leave its frame as it is, either; what is cut may be a list that is moved, or a title that ends in dots.
    ...after.covered.map((text) => `on one another: ${text}`),
    ...after.outside.map((text) => `out of its frame: ${text}`),
    ...torn.map((text) => `broken: ${text}`),
    ...grown
      .filter((one, at) => plain[at]?.isGrid === true && !isEven(one))
      .map(({ text, rows }) => `rows of ${rows.join(', ')} pieces: ${text}`),
  ])
}
