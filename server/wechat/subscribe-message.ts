import { fullMoment } from '@contract/moments'
import { cutTo } from '@contract/texts/signs'
import * as v from 'valibot'
import type { NewsTemplate } from '../config/accounts'
import type { Asking } from './api'
import { ask } from './api'

/** How sending ended. `refused`: the person allows no more; `later`: try again; `broken`: it can never be sent. */
export type Sent =
  { readonly kind: 'sent' | 'refused' } | { readonly kind: 'later' | 'broken'; readonly errcode: number | undefined }

/** The reader allows no more messages of this template. Source: WeChat, `subscribeMessage.send`. */
const refusedCode = 43101

/** The longest `thing` that WeChat accepts, in characters. */
const mostLetters = 20

const cut = (text: string) => ([...text].length <= mostLetters ? text : `${cutTo(text, mostLetters - 1)}…`)

export interface SubscribeMessage {
  readonly openId: string
  readonly template: NewsTemplate
  readonly page: string
  readonly title: string
  readonly content: string
  readonly at: number
}

/** Sends a message to a person who allowed it in WeChat's dialog. Source: WeChat, `subscribeMessage.send`. */
export async function sendSubscribeMessage(asking: Asking, message: SubscribeMessage): Promise<Sent> {
  const { openId, template, page, title, content, at } = message
  const [titleName, contentName, timeName] = template.fields
  const data = {
    [titleName]: { value: cut(title) },
    [contentName]: { value: cut(content) },
    [timeName]: { value: fullMoment(at) },
  }
  const body = { touser: openId, template_id: template.id, page, data, lang: 'zh_CN' }
  const said = await ask(asking, { path: '/cgi-bin/message/subscribe/send', body }, v.object({}))
  if (said.ok) return { kind: 'sent' }
  const { kind, errcode } = said.error
  if (errcode === refusedCode) return { kind: 'refused' }
  return { kind: kind === 'later' ? 'later' : 'broken', errcode }
}
