import { back } from '@/platform/back/back'
import { shownPage } from '@/platform/page/shown'
import { scrollLock } from '@/platform/scroll-lock/scroll-lock'

interface OpenLayer {
  readonly page: string
  readonly dismiss: () => void
}

/** Every open layer of every page, the newest last. */
const open: OpenLayer[] = []

const top = (): OpenLayer | undefined => open.filter((layer) => shownPage.isShown(layer.page)).pop()

/** Whether a layer is open on the page that is shown. */
export const isLayerOpen = (): boolean => top() !== undefined

/** The page that is shown has one scroll lock and one history entry, however many layers it has. */
function follow(): void {
  const layer = top()
  scrollLock.hold(layer === undefined ? null : layer.page)
  back.hold(layer === undefined ? null : () => top()?.dismiss())
}

shownPage.onChange(follow)

/**
 * Puts a layer on top of its page's stack; the element with this id lies in it. While it is on top, a step back calls `dismiss`. Returns a
 * function that removes it. Our decision: docs/decisions/0030-one-stack-of-popups.md.
 */
export function openLayer(elementId: string, dismiss: () => void): () => void {
  const layer: OpenLayer = { page: shownPage.pageOf(elementId), dismiss }
  open.push(layer)
  follow()
  return () => {
    open.splice(open.indexOf(layer), 1)
    follow()
  }
}
