import type { Crash, RawCrash } from './types'

/** The thrown value, taken out of a browser's error event. */
function thrownOf(what: unknown): unknown {
  if (typeof what !== 'object' || what === null || what instanceof Error) return what
  if ('reason' in what) return what.reason
  return 'message' in what ? ('error' in what && what.error) || what.message : what
}

/** Its text: the stack, or whatever was thrown. */
function textOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message
  if (typeof thrown === 'string') return thrown
  try {
    return JSON.stringify(thrown) ?? String(thrown)
  } catch {
    // What holds itself cannot be written, and a crash of the report would be reported in turn.
    return Object.prototype.toString.call(thrown)
  }
}

/** A crash in words. */
export const plainOf = ({ kind, page, what }: RawCrash): Crash => ({ kind, page, text: textOf(thrownOf(what)) })
