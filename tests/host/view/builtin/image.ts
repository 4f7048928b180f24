import { append } from '../dom'
import { pictureAddress } from '../addresses'
import type { Part, Register } from './define'

/** Background size and position of each `mode`; other modes are names of a position. */
const modes: Readonly<Record<string, readonly [string, string]>> = {
  scaleToFill: ['100% 100%', '0 0'],
  aspectFit: ['contain', 'center'],
  aspectFill: ['cover', 'center'],
  widthFix: ['100% 100%', '0 0'],
  heightFix: ['100% 100%', '0 0'],
}

/** As on the platform the picture is drawn by a box inside, so that the app's own background lies behind it. */
function load(part: Part, inside: HTMLElement, source: string): void {
  const { dom } = part
  const address = pictureAddress(source)
  const picture = new Image()
  dom.setAttribute('src', address)
  picture.onload = () => {
    if (dom.getAttribute('src') !== address) return
    inside.style.backgroundImage = `url("${address}")`
    const mode = part.text('mode')
    if (mode === 'widthFix') dom.style.height = `${(dom.offsetWidth * picture.height) / picture.width}px`
    if (mode === 'heightFix') dom.style.width = `${(dom.offsetHeight * picture.width) / picture.height}px`
    part.fire('load', { width: picture.width, height: picture.height })
  }
  picture.onerror = () => part.fire('error', { errMsg: `GET ${address} fail` })
  picture.src = address
}

/** `image` and `cover-image`. */
export function registerImage(register: Register): void {
  const mode = { type: String, value: 'scaleToFill' }
  const props = { src: String, mode, lazyLoad: Boolean, showMenuByLongpress: Boolean, webp: Boolean }
  for (const tag of ['image', 'cover-image']) {
    register(tag, props, (part) => {
      part.dom.setAttribute('role', 'img')
      const inside = append(part.dom, 'div')
      inside.style.cssText = 'width: 100%; height: 100%; background-repeat: no-repeat'
      return {
        changed: {
          mode: (value) => {
            const [size, position] = modes[String(value)] ?? ['auto', String(value)]
            inside.style.backgroundSize = size
            inside.style.backgroundPosition = position
          },
          src: (value) => {
            if (typeof value === 'string' && value !== '') load(part, inside, value)
          },
        },
      }
    })
  }
}
