import { back } from '@/platform/back/back'
import { shownPage } from '@/platform/page/shown'
import { scrollLock } from '@/platform/scroll-lock/scroll-lock'

interface OpenLayer {
  readonly page: string
  readonly dismiss: () => void
  /** False for a step of the page itself, which goes back like a layer and covers nothing. */
  readonly covers: boolean
}

/** Every open layer of every page, the newest last. */
const open: OpenLayer[] = []

const onPage = (): OpenLayer[] => open.filter((layer) => shownPage.isShown(layer.page))
const cover = (): OpenLayer | undefined => onPage().find((layer) => layer.covers)

/** Whether a layer is open on the page that is shown. */
export const isLayerOpen = (): boolean => cover() !== undefined

/** The page that is shown has one scroll lock and one history entry, however many layers it has. */
function follow(): void {
  scrollLock.hold(cover()?.page ?? null)
  back.hold(onPage().length === 0 ? null : () => onPage().pop()?.dismiss())
}

shownPage.onChange(follow)

/**
 * Puts a layer on top of its page's stack; the element with this id lies in it. While it is on top, a step back calls `dismiss`. Returns a
 * function that removes it. Our decision: docs/decisions/0030-one-stack-of-popups.md.
 */
export const openLayer = (elementId: string, dismiss: () => void): (() => void) => enter(elementId, dismiss, true)

/** Puts a later step of a page on the stack: a step back calls `goBack`, and the page scrolls on. Otherwise as `openLayer`. */
export const openStep = (elementId: string, goBack: () => void): (() => void) => enter(elementId, goBack, false)

function enter(elementId: string, dismiss: () => void, covers: boolean): () => void {
  const layer: OpenLayer = { page: shownPage.pageOf(elementId), dismiss, covers }
  open.push(layer)
  follow()
  return () => {
    open.splice(open.indexOf(layer), 1)
    follow()
  }
}
