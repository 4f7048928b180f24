import { minuteMs } from '@contract/durations'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Asking } from './access-token'
import { askWithToken } from './access-token'

/** A new ticket is requested this long before the old one ends. */
const earlyMs = 5 * minuteMs

const Ticket = v.object({ errcode: v.literal(0), ticket: v.string(), expires_in: v.number() })

const tickets = new Map<string, { readonly text: string; readonly until: number }>()

async function ticketOf(asking: Asking): Promise<string | undefined> {
  const { hosts, app, clock } = asking
  const key = `${hosts.api} ${app.appId}`
  const known = tickets.get(key)
  if (known && known.until > clock.now()) return known.text
  const read = v.safeParse(Ticket, await askWithToken(asking, '/cgi-bin/ticket/getticket?type=jsapi&'))
  if (!read.success) return undefined
  tickets.set(key, { text: read.output.ticket, until: clock.now() + read.output.expires_in * 1000 - earlyMs })
  return read.output.ticket
}

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
  if (ticket === undefined) return undefined
  const timestamp = Math.floor(asking.clock.now() / 1000)
  return { timestamp, nonceStr, signature: signPage(ticket, { timestamp, nonceStr, url }) }
}
