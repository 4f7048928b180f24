import { toggleAttribute } from '../dom'
import type { Part, Register } from './define'

/** How long scrolling must rest before a slide counts as reached. */
const restMs = 80

function createSlides(part: Part) {
  const { dom } = part
  let current = 0
  const isVertical = (): boolean => part.flag('vertical')
  const length = (): number => (isVertical() ? dom.clientHeight : dom.clientWidth) || 1
  const goTo = (index: number): void => {
    dom.scrollTo(isVertical() ? { top: index * length() } : { left: index * length() })
  }
  const reached = (source: string): void => {
    const index = Math.round((isVertical() ? dom.scrollTop : dom.scrollLeft) / length())
    if (index === current) return
    current = index
    part.fire('change', { current, currentItemId: '', source })
  }
  return {
    goTo,
    reached,
    next: () => goTo((current + 1) % dom.children.length),
    set: (index: number) => {
      if (index === current) return
      current = index
      goTo(index)
    },
  }
}

/** `swiper`, drawn as a snapping scroll box. */
export function registerSwiper(register: Register): void {
  const props = {
    current: { type: Number, value: 0 },
    interval: { type: Number, value: 5000 },
    autoplay: Boolean,
    duration: Number,
    circular: Boolean,
    vertical: Boolean,
    indicatorDots: Boolean,
    indicatorColor: String,
    indicatorActiveColor: String,
    currentItemId: String,
    displayMultipleItems: Number,
    previousMargin: String,
    nextMargin: String,
  }
  register('swiper', props, (part) => {
    const slides = createSlides(part)
    let rest: ReturnType<typeof setTimeout> | undefined
    part.dom.addEventListener('scroll', () => {
      clearTimeout(rest)
      rest = setTimeout(() => slides.reached('touch'), restMs)
    })
    let timer: ReturnType<typeof setInterval> | undefined
    const play = (): void => {
      clearInterval(timer)
      if (!part.flag('autoplay')) return
      timer = setInterval(() => (part.dom.isConnected ? slides.next() : clearInterval(timer)), part.number('interval'))
    }
    return {
      changed: {
        vertical: (value) => toggleAttribute(part.dom, 'vertical', value),
        current: (value) => slides.set(Number(value)),
        autoplay: play,
        interval: play,
      },
    }
  })
  register('swiper-item', { itemId: String })
}
