import type { Locator } from '@playwright/test'

const selectors = {
  controls:
    '[role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=menuitem], [role=switch], [role=slider], [tabindex="0"]',
  boxes: 'input:not([type=hidden], [type=file]), textarea',
}

/** Runs in the page, where nothing but its arguments is known: what is wrong inside an element, as sentences. */
type Look = (element: Element, known: typeof selectors) => readonly string[]

/** What each look finds inside an element, in one call: a call costs the processors 15 to 25 ms, most looks less. */
export const lookFor = async <Name extends string>(
  root: Locator,
  looks: Readonly<Record<Name, Look>>,
): Promise<Readonly<Record<Name, readonly string[]>>> => {
  const texts = Object.entries<Look>(looks).map(([name, look]) => [name, String(look)] as const)
  const found = await root.evaluate(
    (element, [all, known]) =>
      Object.fromEntries(all.map(([name, text]) => [name, (window.eval(`(${text})`) as Look)(element, known)])),
    [texts, selectors] as const,
  )
  return found as Record<Name, readonly string[]>
}

/** Elements that extend beyond the page sideways, unless inside something that scrolls or clips. */
export const widerThanPage: Look = (element) => {
  const { scrollWidth, clientWidth } = element.ownerDocument.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...element.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
  return [
    `the page is ${scrollWidth} wide in ${clientWidth}`,
    ...wide.slice(-3).map((one) => one.outerHTML.slice(0, 120)),
  ]
}

/** Whether the page's way back lies over a popup: it would leave the page with the popup open. */
export const coveredByBar: Look = ({ ownerDocument }) =>
  [...ownerDocument.querySelectorAll('[aria-label=返回]')].flatMap((back) => {
    const { left, top, width, height } = back.getBoundingClientRect()
    const above = ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
    return width > 0 && back.contains(above) ? ['返回 lies over the popup'] : []
  })

/**
 * Boxes for text that are less than 88 rpx wide or high, or lower than a line of their own text: nobody can type there. In a mini-program
 * the box is the element around it. One without any size is hidden only when it says so (`visibility`, `display`).
 */
export const smallBoxes: Look = (element, { boxes: selector }) => {
  const ruler = element.appendChild(element.ownerDocument.createElement('i'))
  ruler.style.cssText = document.querySelector('.taro_page')
    ? 'position: fixed; width: calc(88 * var(--rpx, 100vw / 750))'
    : `position: fixed; width: ${Math.floor((88 * document.documentElement.clientWidth) / 750)}px`
  const least = ruler.getBoundingClientRect().width - 0.5
  ruler.remove()
  return [...element.querySelectorAll<HTMLInputElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .flatMap((one) => {
      const box = (one.closest('wx-input, wx-textarea') ?? one).getBoundingClientRect()
      const { fontSize, lineHeight } = getComputedStyle(one)
      const line = Math.max(parseFloat(fontSize), parseFloat(lineHeight) || 0) - 0.5
      const name = one.placeholder || (one.getAttribute('aria-label') ?? '')
      const size = `box “${name}” is ${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`
      if (box.width < least || box.height < least) return [`${size}, ${least} at least`]
      // A desktop's zoom changes the box, but neither the line of a style nor this height.
      return one.offsetHeight < line ? [`${size}, its line ${line}, seen of it ${one.offsetHeight}`] : []
    })
}

/**
 * Controls whose touch area is less than 88 rpx high or wide, as sentences. The area is the element and what its `::before` adds
 * to it.
 */
export const smallTargets: Look = (element, { controls: selector }) => {
  const { ownerDocument } = element
  const ruler = element.appendChild(ownerDocument.createElement('i'))
  // A mini-program does not have our variable: there 750 rpx are the window's width.
  ruler.style.cssText = document.querySelector('.taro_page')
    ? 'position: fixed; width: calc(88 * var(--rpx, 100vw / 750))'
    : `position: fixed; width: ${Math.floor((88 * document.documentElement.clientWidth) / 750)}px`
  const least = ruler.getBoundingClientRect().width - 0.5
  ruler.remove()
  const reach = (one: Element) => {
    const box = one.getBoundingClientRect()
    const before = getComputedStyle(one, '::before')
    if (before.content === 'none' || before.position !== 'absolute') return { width: box.width, height: box.height }
    const grown = (side: string) => Math.max(0, -(parseFloat(side) || 0))
    return {
      width: box.width + grown(before.left) + grown(before.right),
      height: box.height + grown(before.top) + grown(before.bottom),
    }
  }
  return (
    [...element.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      // A link in a sentence is as high as its line. Source: WCAG 2.5.8 (inline).
      .filter((one) => getComputedStyle(one).display !== 'inline')
      // A row that opens as a whole can be touched anywhere; its first control is its name for screen readers.
      .filter((one) => one.closest('[role=article]')?.querySelector(selector) !== one)
      .map((one) => ({ one, ...reach(one) }))
      .filter(({ width, height }) => width < least || height < least)
      .map(({ one, width, height }) => {
        const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
        const size = `${width.toFixed(1)} × ${height.toFixed(1)} px of ${least.toFixed(1)}`
        return `${one.getAttribute('role')} “${name.slice(0, 30)}” is ${size}`
      })
  )
}

/** Boxes for more lines that have a padding of iOS's own, in the mini-program. */
export const paddedBoxes: Look = (element) =>
  [...element.querySelectorAll('wx-textarea:not([disable-default-padding])')].map(({ outerHTML }) =>
    outerHTML.slice(0, 120),
  )

/** What still moves although the person asked for no motion. */
export const motions: Look = (element) => {
  const running = element.ownerDocument.getAnimations().flatMap((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
    const isLong = typeof duration === 'number' && duration > 10
    return animation.playState === 'running' && isLong
      ? [`${animation.id || animation.constructor.name} ${duration} ms × ${iterations}`]
      : []
  })
  const slow = [...element.querySelectorAll('*')].flatMap((one) => {
    const style = getComputedStyle(one)
    const longest = Math.max(...style.transitionDuration.split(',').map(parseFloat))
    return longest > 0.01 ? [`transition of ${longest} s on ${one.outerHTML.slice(0, 100)}`] : []
  })
  return [...running, ...slow]
}

/** Controls without a role or a name. */
export const nameless: Look = (element, { controls }) =>
  [...element.querySelectorAll(controls)]
    .filter((one) => {
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      return one.getAttribute('role') === null || name.trim() === ''
    })
    .map((one) => one.outerHTML.slice(0, 160))

/** A state's box on the page, in px of the window. */
export interface StateBox {
  readonly width: number
  readonly height: number
  /** How many elements it has with a size. */
  readonly parts: number
}

/** The states that the gallery shows at this moment. */
export const stateBoxes = (root: Locator): Promise<readonly StateBox[]> =>
  root.evaluate((element) =>
    [...element.querySelectorAll('[id^=state-]')].map((state) => {
      const { width, height } = state.getBoundingClientRect()
      const parts = [...state.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().height > 0).length
      return { width: Math.round(width), height: Math.round(height), parts }
    }),
  )
