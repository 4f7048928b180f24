import { eventCenter } from '@tarojs/runtime'

/** Pulled this far, letting go refreshes; further than `farthestPx` the page does not follow. Source: Taro's own element. */
const refreshPx = 50
const farthestPx = 100

/** Where Taro's router keeps the page whose element this is. */
type PageElement = HTMLElement & { readonly __page?: { readonly onPullDownRefresh?: () => void } }

interface Answers {
  readonly successHandler: (answer: object) => void
}

/** A move of the finger by `px`, slower the further it is from where it began. */
const damped = (px: number, fromStart: number) => px * (1 - Math.abs(fromStart) / window.screen.height) * 0.6

/**
 * The element that Taro's router puts around a page with pull-down refresh. `data-pull` is its state: `pulling`, `ready` (letting go
 * refreshes) or `refreshing` until the page reports that it is done. Its looks are in `src/ui/theme/pull-down.scss`.
 */
export class PullDownElement extends HTMLElement {
  private page: PageElement | null = null
  private startY = 0
  private lastY = 0
  private pulledPx = 0
  private isDragged = false

  connectedCallback(): void {
    this.page = this.parentElement
    this.page?.addEventListener('touchstart', this.start, { passive: true })
    this.page?.addEventListener('touchmove', this.move, { passive: false })
    this.page?.addEventListener('touchend', this.end)
    this.page?.addEventListener('touchcancel', this.end)
    eventCenter.on('__taroStopPullDownRefresh', this.stop)
  }

  disconnectedCallback(): void {
    this.page?.removeEventListener('touchstart', this.start)
    this.page?.removeEventListener('touchmove', this.move)
    this.page?.removeEventListener('touchend', this.end)
    this.page?.removeEventListener('touchcancel', this.end)
    eventCenter.off('__taroStopPullDownRefresh', this.stop)
  }

  private readonly start = ({ touches: [finger] }: TouchEvent) => {
    if (finger) this.startY = this.lastY = finger.screenY
  }

  private readonly move = (event: TouchEvent) => {
    // Behind a popup the page is locked (src/platform/scroll-lock); pulled, it would take the popup, which lies in it, along.
    if (document.documentElement.dataset.layer !== undefined) return
    const y = event.touches[0]?.screenY ?? 0
    if (y < this.startY || (this.page?.scrollTop ?? 0) > 0) return
    // Movement before the page was scrolled to its top does not count.
    if (!this.isDragged) this.startY = this.lastY = y
    this.isDragged = true
    if (event.cancelable) event.preventDefault()
    const way = Math.round(y - this.lastY)
    this.lastY = y
    if (this.pulledPx <= farthestPx) this.pulledPx += damped(way, y - this.startY)
    const isRefreshing = this.dataset.pull === 'refreshing'
    this.follow(isRefreshing ? 'refreshing' : this.pulledPx < refreshPx ? 'pulling' : 'ready')
  }

  private readonly end = () => {
    this.isDragged = false
    const { pull } = this.dataset
    if (pull !== 'ready' && pull !== 'refreshing') return this.rest()
    this.pulledPx = refreshPx
    this.follow('refreshing')
    if (pull === 'ready') this.page?.__page?.onPullDownRefresh?.()
  }

  private readonly stop = ({ successHandler }: Answers) => {
    if (!this.isDragged) this.rest()
    successHandler({ errMsg: 'stopPullDownRefresh:ok' })
  }

  private follow(pull: 'pulling' | 'ready' | 'refreshing'): void {
    this.dataset.pull = pull
    this.style.transform = `translate3d(0,${this.pulledPx}px,0)`
  }

  /** No transform at rest, so that fixed elements are positioned by the window again. */
  private rest(): void {
    this.pulledPx = 0
    delete this.dataset.pull
    this.style.transform = ''
  }
}
