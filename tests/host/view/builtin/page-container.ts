import { toLogic } from '../logic-door'
import type { Part, Register } from './define'

/** The containers that are shown, the newest last; each takes one step back. */
const shown: Part[] = []

const tell = (): void => toLogic({ kind: 'container', isShown: shown.length > 0 })

function show(part: Part): void {
  if (shown.includes(part)) return
  if (shown.length > 0) toLogic({ kind: 'failure', text: 'page-container: only one on a page' })
  shown.push(part)
  tell()
}

/** Gone without a step back: the app hid it, or draws it no more. */
function hide(part: Part): void {
  if (!shown.includes(part)) return
  shown.splice(shown.indexOf(part), 1)
  tell()
}

/** The person went back, or the page called `navigateBack`: the container leaves in place of the page. */
export function leaveContainer(): void {
  const part = shown.pop()
  if (part === undefined) return
  tell()
  for (const name of ['beforeleave', 'leave', 'afterleave']) part.fire(name, {})
}

/** `page-container`: what it holds lies over the page, and the next step back closes it. Source: the vendor's component guide. */
export function registerPageContainer(register: Register): void {
  const props = {
    ...{ show: Boolean, duration: Number, zIndex: Number, overlay: Boolean, position: String, round: Boolean },
    ...{ closeOnSlideDown: Boolean, overlayStyle: String, customStyle: String },
  }
  register('page-container', props, (part) => ({
    changed: {
      show: (value) => (value === true ? show(part) : hide(part)),
      customStyle: (value) => part.dom.setAttribute('style', String(value)),
    },
    removed: () => hide(part),
  }))
}
