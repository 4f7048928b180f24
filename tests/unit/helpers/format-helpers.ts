import * as fc from 'fast-check'
import { textByName } from '../../../server/format/by-name'
import { textCell } from '../../../server/format/csv'
import * as rich from '../../../server/format/rich-text'
import { meets, oddText, type Meeting } from './odd'

const html = fc
  .array(
    fc.oneof(
      oddText,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<script>',
        '<img src=x onerror=1>',
        '<a href="javascript:1">',
        '<br',
        '&lt;b&gt;',
        '"',
      ),
    ),
  )
  .map((parts) => parts.join(''))

const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** Every pure rule of the server's formats that takes a text or an unknown value, by its file and name. */
export const formatHelpers: Readonly<Record<string, Meeting>> = {
  'server/format/csv.ts: textCell': meets((text) => /^"(?:[^"]|"")*"$/.test(textCell(text)), oddText),
  'server/format/by-name.ts: textByName': meets(
    (one, other) => {
      const text = textByName([{ b: one, a: { d: 1, c: other } }])
      return (
        text === textByName([{ a: { c: other, d: 1 }, b: one }]) &&
        text === JSON.stringify([{ a: { c: other, d: 1 }, b: one }])
      )
    },
    oddText,
    oddText,
  ),
  'server/format/rich-text.ts: plainWords': meets(
    (text) => !/[<>"']/.test(rich.plainWords(text)) && decoded(rich.plainWords(text)) === text,
    html,
  ),
  'server/format/rich-text.ts: linkTo': meets(
    (page, words) => /^<a href="[^"<>]*">[^<>"]*<\/a>$/.test(rich.linkTo(page, words)),
    html,
    html,
  ),
  'server/format/rich-text.ts: cleanRichText': meets((text) => {
    const clean = rich.cleanRichText(text)
    return rich.cleanRichText(clean) === clean && !/<(script|img[^>]*onerror|a[^>]*javascript)/i.test(clean)
  }, html),
  'server/format/rich-text.ts: picturesOfRichText': meets((text) => {
    const keys = rich.picturesOfRichText(text)
    return new Set(keys).size === keys.length && keys.every((key) => rich.cleanRichText(text).includes(key))
  }, html),
  'server/format/rich-text.ts: wordsOfRichText': meets(
    (text) =>
      rich
        .wordsOfRichText(text)
        .split('\n')
        .every((line) => line === line.trim()),
    html,
  ),
}
