import type { RouteName } from '@contract/pages/routes'
import { routes } from '@contract/pages/routes'
import { areaNoticeCopy as words } from './area-notice-copy'

/** The pages a notice to an area may lead to. Pages that need an id are not among them. */
export const linkTargets = [
  'home',
  'sellBoard',
  'logs',
  'rank',
  'money',
  'userInfo',
] as const satisfies readonly RouteName[]
export type LinkTarget = (typeof linkTargets)[number]

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const plain = (html: string) => html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')

const hasTags = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

const anchorOf = (link: LinkTarget) => `<p><a href="/${routes[link]}">${words.goTo(words.links[link])}</a></p>`

/**
 * The content to send: typed lines become paragraphs, rich text stays as it is, and the link comes at the end. Source: specification §2
 * (rich text, internal paths).
 */
export function contentOf(typed: string, link: LinkTarget | 'none'): string {
  const text = typed.trim()
  const lines = text.split('\n').map((line) => line.trim())
  const body = hasTags(text) ? text : lines.flatMap((line) => (line === '' ? [] : [`<p>${escaped(line)}</p>`])).join('')
  return link === 'none' ? body : `${body}${anchorOf(link)}`
}

/** The reverse of `contentOf`: a sent content as typed text. Rich text that was written by hand stays as it is. */
export function typedOf(content: string): { readonly text: string; readonly link: LinkTarget | 'none' } {
  const link = linkTargets.find((target) => content.endsWith(anchorOf(target))) ?? 'none'
  const body = link === 'none' ? content : content.slice(0, -anchorOf(link).length)
  const isLines = /^(<p>[^<]*<\/p>)+$/.test(body)
  const text = isLines ? body.slice(3, -4).split('</p><p>').map(plain).join('\n') : body
  return { text, link }
}
