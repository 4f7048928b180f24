import { figuresOf } from './figures'
import { mobileOf, mobilePattern } from './formats'

/** Dashes as they come from elsewhere. */
const dashes = /[‐‑‒–—−]/g

/** A mobile number or a name of an account as it is copied: the number in plain digits, of anything else no blanks and no hidden marks. */
export function reachedBy(text: string): string {
  const mobile = mobileOf(text)
  return mobilePattern.test(mobile) ? mobile : figuresOf('count', text).replace(/\s/g, '').replace(dashes, '-')
}
