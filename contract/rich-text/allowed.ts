/** What is drawn for each tag. Several tags mean the same. Source: our reading of rich text (specification §2). */
const tags = {
  p: 'p',
  div: 'div',
  section: 'div',
  article: 'div',
  center: 'div',
  figure: 'div',
  figcaption: 'div',
  dl: 'div',
  dt: 'div',
  dd: 'div',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'quote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  pre: 'pre',
  table: 'table',
  tr: 'tr',
  td: 'td',
  th: 'th',
  a: 'a',
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  small: 'small',
  mark: 'mark',
  span: 'span',
  font: 'span',
  br: 'br',
  hr: 'hr',
  img: 'img',
} as const

export type RichTag = (typeof tags)[keyof typeof tags]

/** Dropped with everything inside. For any other unknown tag only the tag is dropped and its text stays. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'audio',
  'video',
  'canvas',
  'map',
  'xmp',
  'plaintext',
])

/** Tags without content, so nothing inside is dropped with them. */
const empty = new Set(['embed', 'frame'])

const own = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.prototype.hasOwnProperty.call(table, key)

/** What a tag is drawn as; undefined when the tag is dropped and its text stays. */
export const drawnAs = (name: string): RichTag | undefined => (own(tags, name) ? tags[name] : undefined)

export const isDropped = (name: string): boolean => dropped.has(name)
export const hasInside = (name: string): boolean => !empty.has(name)

const blocks: readonly RichTag[] = [
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'quote',
  'ul',
  'ol',
  'li',
  'pre',
  'table',
  'tr',
  'td',
  'th',
  'hr',
]

/** Whether it is a block element, on lines of its own. */
export const isBlock = (tag: RichTag): boolean => blocks.includes(tag)

/** Which open tags a new tag closes implicitly, as in HTML where a closing tag may be missing, and the tags at which that search stops. */
export const closes: Partial<
  Record<RichTag, { readonly closed: readonly RichTag[]; readonly within: readonly RichTag[] }>
> = {
  p: { closed: ['p'], within: ['div', 'quote', 'li', 'td', 'th'] },
  li: { closed: ['li'], within: ['ul', 'ol'] },
  tr: { closed: ['tr'], within: ['table'] },
  td: { closed: ['td', 'th'], within: ['tr', 'table'] },
  th: { closed: ['td', 'th'], within: ['tr', 'table'] },
}
