import { textByName } from '../../../server/format/by-name'
import { textCell } from '../../../server/format/csv'
import * as rich from '../../../server/format/rich-text'
import { isSameSecret } from '../../../server/format/same-secret'
import { meets, oddText, type Meeting } from './odd'
import { html } from './rich-text-helpers'

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
  'server/format/same-secret.ts: isSameSecret': meets(
    (one, other) => isSameSecret(one, other) === Buffer.from(one).equals(Buffer.from(other)),
    oddText,
    oddText,
  ),
  'server/format/rich-text.ts: plainWords': meets(
    (text) => !/[<>"']/.test(rich.plainWords(text)) && decoded(rich.plainWords(text)) === text,
    html,
  ),
  'server/format/rich-text.ts: keptContent': meets((text) => {
    const [kept, ofWords] = [rich.keptContent(text, 20), rich.keptContent(text, 20, { isPictureEnough: false })]
    return kept.ok ? kept.value !== '' && kept.value.length <= 20 : !ofWords.ok
  }, html),
  'server/format/rich-text.ts: linkTo': meets(
    (page, words) => /^<a href="[^"<>]*">[^<>"]*<\/a>$/.test(rich.linkTo(page, words)),
    html,
    html,
  ),
}
