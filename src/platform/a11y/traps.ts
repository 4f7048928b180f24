const focusable = '[tabindex="0"], input, textarea, button, a[href]'

interface Trap {
  readonly elementId: string
  /** What had the focus when it opened. */
  before: HTMLElement | null
}

/** Open traps, the newest last. */
const traps: Trap[] = []

const boxOf = (trap: Trap) => document.getElementById(trap.elementId)

/** Only the trap on top listens. Taro keeps hidden pages in the document, with what they had open. */
const isOnTop = (trap: Trap) => trap === traps.filter((one) => !boxOf(one)?.closest('.taro_page_shade')).pop()

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

function enter(trap: Trap): void {
  const box = boxOf(trap)
  if (!box || !isOnTop(trap) || box.contains(focusedElement())) return
  box.tabIndex = -1
  box.focus({ preventScroll: true })
}

/** The Tab key cycles inside the box. */
function turn(trap: Trap, event: KeyboardEvent): void {
  const box = boxOf(trap)
  const stops = [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const at = focusedElement()
  const last = stops[stops.length - 1]
  const [edge, other] = event.shiftKey ? [stops[0], last] : [last, stops[0]]
  if (at !== edge && at !== box && box?.contains(at)) return
  event.preventDefault()
  other?.focus()
}

/** Takes a trap away. The focus goes back to where it was; when another trap lies above, that one will give it back there. */
function release(trap: Trap): void {
  const wasOnTop = isOnTop(trap)
  const above = traps[traps.indexOf(trap) + 1]
  traps.splice(traps.indexOf(trap), 1)
  if (above !== undefined) above.before = trap.before
  else if (wasOnTop) trap.before?.focus({ preventScroll: true })
}

/** Keeps the focus in an element, in the browser. See `types.ts`. */
export function holdFocus(elementId: string, onEscape: () => void): () => void {
  const trap: Trap = { elementId, before: focusedElement() }
  traps.push(trap)
  enter(trap)
  // Taro's elements move their children when they first draw, and a moved element loses the focus.
  requestAnimationFrame(() => requestAnimationFrame(() => enter(trap)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOnTop(trap)) return
    if (event.key === 'Escape') onEscape()
    if (event.key === 'Tab') turn(trap, event)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    release(trap)
  }
}
