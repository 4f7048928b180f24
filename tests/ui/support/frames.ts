import { nameOf } from './press'

/** The title of the page, and the keys that can be pressed or say why not. */
export interface Frame {
  readonly title: string
  readonly keys: readonly string[]
}

const frame = (): Frame => ({
  title: [...document.querySelectorAll('[role="heading"]')].map(nameOf)[0] ?? '',
  keys: [...document.querySelectorAll('[role="button"]')].map(nameOf),
})

interface Frames {
  /** What was seen at each drawing of the page since the watch began. */
  readonly seen: readonly Frame[]
  readonly stop: () => void
}

/** Watches the page until it is stopped. */
export function watchFrames(): Frames {
  const seen: Frame[] = []
  const observer = new MutationObserver(() => seen.push(frame()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { seen, stop: () => observer.disconnect() }
}
