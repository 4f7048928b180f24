import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Asking } from './api'
import { ask } from './api'
import type { GivenToken } from './token-store'
import { tokenFor } from './token-store'

const Ticket = v.pipe(
  v.object({ ticket: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() }),
  v.transform(({ ticket: text, expires_in: lifetimeS }): GivenToken => ({ text, lifetimeS })),
)

/** The ticket that pages of the application are signed with. Source: WeChat JS-SDK (appendix 1). */
const ticketOf = (asking: Asking) =>
  tokenFor(asking.deps, asking.app, 'pages', () =>
    ask(asking, { path: '/cgi-bin/ticket/getticket', query: { type: 'jsapi' } }, Ticket),
  )

export interface SignedPage {
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** The signature of a page for WeChat's script. Source: WeChat JS-SDK (appendix 1). */
export function signPage(
  ticket: string,
  { timestamp, nonceStr, url }: Omit<SignedPage, 'signature'> & { url: string },
) {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** Signs a page's address with the application's ticket; undefined while WeChat gives none. `nonceStr` is any short text. */
export async function signedPage(asking: Asking, url: string, nonceStr: string): Promise<SignedPage | undefined> {
  const ticket = await ticketOf(asking)
  if (!ticket.ok) return undefined
  const timestamp = Math.floor(asking.deps.clock.now() / 1000)
  return { timestamp, nonceStr, signature: signPage(ticket.value, { timestamp, nonceStr, url }) }
}
