import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { crashTextMost } from '../crash-text'

/** A script error, an unhandled rejection, or a request for a page that does not exist. */
export const crashKinds = ['error', 'rejection', 'page'] as const

/**
 * [ours] A crash on a phone, for the server's log. Nothing in it is about a person: the text went through `plainCrash`, and no user id is
 * kept with it. BUSY beyond ten in a minute from one address. Our decision: docs/decisions/0097-strangers.md
 */
export const crashTell = endpoint({
  path: '/fault/tell',
  body: 'form',
  access: 'guest',
  summary: 'Tell the server’s log of a crash on a phone',
  input: v.object({
    kind: v.picklist(crashKinds),
    /** A page that is not there has no text. */
    text: v.optional(v.pipe(v.string(), v.maxLength(crashTextMost)), ''),
    /** The page's path, without parameters; left out before the first one. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[\w/-]*$/), v.maxLength(80)), ''),
    /** The app's version: `1.20.3` or `1.20.3-rc.1`. */
    version: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}(?:-(?:alpha|beta|rc)(?:\.\d{1,3})?)?$/)),
  }),
  output: v.object({}),
  refusals: ['BUSY'],
})
