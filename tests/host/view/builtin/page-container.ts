import { toLogic } from '../logic-door'
import type { Part, Register } from './define'

/** The containers that are shown, the newest last; each takes one step back. */
const shown: Part[] = []

const tell = (): void => toLogic({ kind: 'container', isShown: shown.length > 0 })

type Step = 'enter' | 'leave'

/** The three events of coming or going, the last when its motion has ended. */
function fireSteps(part: Part, step: Step): void {
  part.fire(`before${step}`, {})
  part.fire(step, {})
  setTimeout(() => part.fire(`after${step}`, {}), part.number('duration'))
}

function show(part: Part): void {
  if (shown.includes(part)) return
  if (shown.length > 0) toLogic({ kind: 'failure', text: 'page-container: only one on a page' })
  shown.push(part)
  tell()
  fireSteps(part, 'enter')
}

/** It is no longer drawn: nothing is reported. */
function drop(part: Part): void {
  if (!shown.includes(part)) return
  shown.splice(shown.indexOf(part), 1)
  tell()
}

/** The app hid it: it reports its leaving then too, as a popup does. */
function hide(part: Part): void {
  if (!shown.includes(part)) return
  drop(part)
  fireSteps(part, 'leave')
}

/** The person went back, or the page called `navigateBack`: the container leaves instead of the page. */
export function leaveContainer(): void {
  const part = shown.at(-1)
  if (part !== undefined) hide(part)
}

/**
 * `page-container`: what it holds lies over the page, and the next step back closes it. Source: the vendor's page of
 * `page-container` (its events, and 300 ms by default).
 */
export function registerPageContainer(register: Register): void {
  const props = {
    duration: { type: Number, value: 300 },
    show: Boolean,
    zIndex: Number,
    overlay: Boolean,
    position: String,
    round: Boolean,
    closeOnSlideDown: Boolean,
    overlayStyle: String,
    customStyle: String,
  }
  register('page-container', props, (part) => ({
    changed: {
      show: (value) => (value === true ? show(part) : hide(part)),
      customStyle: (value) => part.dom.setAttribute('style', String(value)),
    },
    removed: () => drop(part),
  }))
}
