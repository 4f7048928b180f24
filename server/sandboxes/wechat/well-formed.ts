const part = String.raw`<!\[CDATA\[[\s\S]*?\]\]>`
const value = String.raw`(?:${part}|[^<&]|&(?:amp|lt|gt|quot|apos|#\d+);)*`
const message = new RegExp(String.raw`^\s*(?:<\?xml[^>]*\?>)?\s*<xml>(?:\s*<(\w+)(?:/>|>${value}</\1>))*\s*</xml>\s*$`)

/** Signs that no XML has, and what half a sign becomes on its way. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFD\uFFFE\uFFFF]/u

/** Whether a message is XML at all, as strictly as the gateway reads. Source: XML 1.0. */
export const isWellFormed = (text: unknown): text is string =>
  typeof text === 'string' &&
  !forbidden.test(text) &&
  message.test(text) &&
  !text.replaceAll(new RegExp(part, 'g'), '').includes(']]>')

/** Line ends as XML reads them. Source: XML 1.0 (2.11). */
export const asRead = (text: string): string => text.replace(/\r\n?/g, '\n')
