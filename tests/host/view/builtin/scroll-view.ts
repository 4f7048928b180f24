import type { Part, Register } from './define'

function follow(part: Part): void {
  const { dom } = part
  let left = 0
  let top = 0
  let wasLow = false
  let wasHigh = true
  dom.addEventListener('scroll', () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = dom
    const size = { scrollTop, scrollLeft, scrollHeight, scrollWidth }
    part.fire('scroll', { ...size, deltaX: left - scrollLeft, deltaY: top - scrollTop })
    left = scrollLeft
    top = scrollTop
    const down = part.flag('scrollY')
    const [at, seen, whole] = down ? [scrollTop, clientHeight, scrollHeight] : [scrollLeft, clientWidth, scrollWidth]
    const isLow = at + seen >= whole - part.number('lowerThreshold')
    const isHigh = at <= part.number('upperThreshold')
    if (isLow && !wasLow) part.fire('scrolltolower', { direction: down ? 'bottom' : 'right' })
    if (isHigh && !wasHigh) part.fire('scrolltoupper', { direction: down ? 'top' : 'left' })
    wasLow = isLow
    wasHigh = isHigh
  })
}

const isLength = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

function showChild(dom: HTMLElement, id: string): void {
  if (id === '') return
  const child = dom.querySelector(`#${CSS.escape(id)}`)
  if (child === null) return
  const [outer, inner] = [dom.getBoundingClientRect(), child.getBoundingClientRect()]
  dom.scrollTo({ left: dom.scrollLeft + inner.left - outer.left, top: dom.scrollTop + inner.top - outer.top })
}

/** `scroll-view`. Pull-to-refresh is started by the test: `screen.locator(…).dispatchEvent('host-refresh')`. */
export function registerScrollView(register: Register): void {
  const threshold = { type: null, value: 50 }
  const props = {
    scrollX: Boolean,
    scrollY: Boolean,
    upperThreshold: threshold,
    lowerThreshold: threshold,
    scrollTop: null,
    scrollLeft: null,
    scrollIntoView: String,
    scrollWithAnimation: Boolean,
    enableFlex: Boolean,
    refresherEnabled: Boolean,
    refresherTriggered: Boolean,
    enhanced: Boolean,
    showScrollbar: { type: Boolean, value: true },
  }
  register('scroll-view', props, (part) => {
    const { dom } = part
    follow(part)
    dom.addEventListener('host-refresh', () => {
      if (part.flag('refresherEnabled')) part.fire('refresherrefresh', {})
    })
    return {
      changed: {
        scrollX: (value) => void (dom.style.overflowX = value === true ? 'auto' : 'hidden'),
        scrollY: (value) => void (dom.style.overflowY = value === true ? 'auto' : 'hidden'),
        scrollTop: (value) => void (isLength(value) && (dom.scrollTop = Number(value))),
        scrollLeft: (value) => void (isLength(value) && (dom.scrollLeft = Number(value))),
        scrollIntoView: (value) => showChild(dom, String(value)),
        enableFlex: (value) => void (value === true && (dom.style.display = 'flex')),
        showScrollbar: (value) => dom.setAttribute('show-scrollbar', String(value)),
      },
    }
  })
}
