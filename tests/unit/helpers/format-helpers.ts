import * as fc from 'fast-check'
import { textByName } from '../../../server/format/by-name'
import { textCell } from '../../../server/format/csv'
import * as clean from '@contract/rich-text/clean'
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

/** Every pure rule of the server's formats and of rich text that takes a text or an unknown value, by its file and name. */
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
  'contract/rich-text/clean.ts: cleanRichText': meets((text) => {
    const once = clean.cleanRichText(text)
    return clean.cleanRichText(once) === once && !/<(script|img[^>]*onerror|a[^>]*javascript)/i.test(once)
  }, html),
  'contract/rich-text/clean.ts: picturesOfRichText': meets((text) => {
    const keys = clean.picturesOfRichText(text)
    return new Set(keys).size === keys.length && keys.every((key) => clean.cleanRichText(text).includes(key))
  }, html),
  'contract/rich-text/clean.ts: wordsOfRichText': meets(
    (text) =>
      clean
        .wordsOfRichText(text)
        .split('\n')
        .every((line) => line === line.trim()),
    html,
  ),
}
