import * as fc from 'fast-check'
import { filled, placesIn } from '@contract/people/letters'
import * as clean from '@contract/rich-text/clean'
import { readRichText } from '@contract/rich-text/tree'
import { meets, oddText, type Meeting } from './odd'

/** Tags whole and broken, among odd words. */
export const html = fc
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

/** What cleans rich text and fills in letters, by its file and name. */
export const richTextHelpers: Readonly<Record<string, Meeting>> = {
  cleanRichText: meets((text) => {
    const once = clean.cleanRichText(text)
    return clean.cleanRichText(once) === once && !/<(script|img[^>]*onerror|a[^>]*javascript)/i.test(once)
  }, html),
  picturesOfRichText: meets((text) => {
    const keys = clean.picturesOfRichText(text)
    return new Set(keys).size === keys.length && keys.every((key) => clean.cleanRichText(text).includes(key))
  }, html),
  wordsOfRichText: meets(
    (text) =>
      clean
        .wordsOfRichText(text)
        .split('\n')
        .every((line) => line === line.trim()),
    html,
  ),
  writeRichText: meets((text) => {
    const once = clean.writeRichText(readRichText(text))
    return clean.cleanRichText(once) === clean.cleanRichText(text)
  }, html),
  placesIn: meets((text) => placesIn(text).every((name) => text.includes(`{${name}}`)), oddText),
  filled: meets((text) => filled(text, {}) === text, oddText),
}
