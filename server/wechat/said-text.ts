/** Controls, halves of a sign, and what XML has no place for. A line break would be read as another one than was signed. */
const unsayable = /[\p{Cc}\p{Cs}\uFFFD\uFFFE\uFFFF]/gu

/** The end of the part in which a text stands as it is. */
const endOfPart = ']]>'

/** A text as a message to the gateway may say it: it is read there as it was signed here. Source: XML 1.0 (Char, CDATA sections). */
export const saidText = (text: string): string =>
  text.replace(unsayable, ' ').replaceAll(endOfPart, ']] >').replace(/\s+/gu, ' ').trim()

const signs = new Intl.Segmenter('zh')

/** As much of a text as fits, in bytes, and no part of a sign. */
export function fitted(text: string, maxBytes: number): string {
  let bytes = 0
  let end = 0
  for (const { segment, index } of signs.segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > maxBytes) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}

/** What is sold, as the gateway takes it: counted in bytes. Source: WeChat Pay v2 (unifiedorder, body: 127). */
export const maxBodyBytes = 127
