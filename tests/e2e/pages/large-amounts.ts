import type { Locator, Page } from '@playwright/test'

/** 12,345,678.90 */
export const largeFen = 1_234_567_890

const named = new Set(
  [
    'available',
    'frozen',
    'income',
    'amount',
    'balance',
    'net',
    'fee',
    'opening',
    'closing',
    'in',
    'out',
    'held',
  ].concat(['dayLeft', 'left', 'total']),
)

/** The same answer with every amount as large as possible. `total` of a list counts rows, so it stays. */
function enlarged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(enlarged)
  if (typeof value !== 'object' || value === null) return value
  const isPage = 'per_page' in value
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => {
    const isAmount = typeof part === 'number' && named.has(name) && !(isPage && name === 'total')
    // The amounts to choose from are the product's own, and small.
    if (name === 'presets' || name === 'bonusSteps') return [name, part]
    return [name, isAmount ? largeFen : enlarged(part)]
  })
  return Object.fromEntries(parts)
}

/** From now on the server's answers contain large amounts. */
export async function enlargeAmounts(page: Page): Promise<void> {
  await page.context().route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const told: unknown = await response.json()
    await route.fulfill({ response, json: enlarged(told) })
  })
}

/** The position of each figure with a separator, and what is wrong with it. */
export interface Figures {
  readonly places: readonly string[]
  readonly faults: readonly string[]
}

/** Runs in the page: every amount must be on one line, inside the screen and not cut; and nothing may scroll sideways. */
function measure(root: Element): Figures {
  const places: string[] = []
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const found = /\d{1,3}(,\d{3})+(\.\d\d)?/.exec(text)
    if (!found) continue
    const range = document.createRange()
    range.setStart(node, found.index)
    range.setEnd(node, found.index + found[0].length)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
    const [first] = boxes
    if (!first) continue
    places.push(`${found[0]} ${Math.round(first.left)} ${Math.round(first.right)}`)
    if (boxes.some((box) => Math.abs(box.top - first.top) > first.height / 2)) faults.push(`${text} wraps`)
    if (boxes.some((box) => box.left < 0 || box.right > width + 0.5)) faults.push(`${text} leaves the screen`)
    for (let box = node.parentElement; box !== null && box !== root; box = box.parentElement) {
      const isCut = getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1
      if (isCut && getComputedStyle(box).display !== 'inline') faults.push(`${text} is cut`)
    }
  }
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways')
  return { places, faults }
}

export const figuresOn = (screen: Locator): Promise<Figures> => screen.evaluate(measure)
