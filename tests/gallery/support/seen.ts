import type { Locator } from '@playwright/test'
import { contentOf, saidByMachines } from '../../support/browser/page-content'

/** Whatever lies above a page. */
export const layers = '[role=dialog], [role=alertdialog], [role=menu]'

interface Seen {
  readonly words: string
  /** The page's own names. */
  readonly names: readonly string[]
  /** What is not written on the page, but read out or shown in an empty box. */
  readonly spoken: readonly string[]
  /** Back, or the places of the tab bar. */
  readonly ways: number
  readonly layers: number
  readonly isTopShown: boolean
}

/** Runs in the page. A page of the mini-program is in a frame of its host. */
function read(element: HTMLElement, [isFramed, layer]: readonly [boolean, string]): Seen {
  const isShown = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return one.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }
  const all = (which: string) => [...element.querySelectorAll(which)]
  const told = (which: string) => all(which).filter((one) => isShown(one) && one.closest('[aria-hidden=true]') === null)
  // The tab bar of the host is outside the frame.
  const whole = (isFramed ? window.parent : window).document
  const tabs = [...whole.querySelectorAll('.tab-bar-item, .tab-item')].filter(isShown)
  const above = all(layer)
  const top = above.at(-1)
  // A mini-program knows no levels: there the first heading is the page's.
  const names = isFramed ? told('[role=heading]').slice(0, 1) : told('[role=heading][aria-level="1"]')
  return {
    // A frame of the host holds its sheets and scripts, too.
    words: isFramed ? element.innerText : (element.textContent ?? ''),
    names: names.map((one) => one.textContent ?? ''),
    spoken: all('[aria-label], [placeholder], [alt]').flatMap((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    ),
    ways: told('[role=button][aria-label="返回"]').length + tabs.length,
    layers: above.length,
    isTopShown: top !== undefined && isShown(top),
  }
}

interface Found {
  /** What a page must have and this one has not, or not yet. */
  readonly lacks: readonly string[]
  /** Words of a machine. */
  readonly said: readonly string[]
}

/** What a page must have: something to read, a way out, and its popup, or none where none is wanted. All in one call. */
export async function lookAround(screen: Locator, isFramed: boolean, wantsPopup?: boolean): Promise<Found> {
  const seen = await screen.evaluate(read, [isFramed, layers] as const)
  return {
    lacks: [
      ...(contentOf(seen.words, seen.names).length > 3 ? [] : ['something to read']),
      ...(seen.ways > 0 ? [] : ['a way out']),
      ...(wantsPopup === true && !seen.isTopShown ? ['its popup'] : []),
      ...(wantsPopup === false && seen.layers > 0 ? ['a view without a popup'] : []),
    ],
    said: [seen.words, ...seen.spoken].flatMap(saidByMachines),
  }
}
