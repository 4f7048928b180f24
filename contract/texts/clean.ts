/** Every way to end a line. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What draws as a blank: tabs, blanks of other widths, fillers of Hangul, the empty sign of Braille. The wide blank of Chinese stays. */
const blanks = /[\t\u00A0\u115F\u1160\u1680\u2000-\u200A\u202F\u205F\u2800\u3164\uFFA0]/g

/**
 * What draws nothing itself: control and format signs (zero width, turned direction, byte order marks, tags), halves of signs, and what no
 * text may hold. Before them stands what they are a part of, where they draw something: an emoji's joiners and its look, and one variation
 * selector of a Chinese sign.
 */
const hidden =
  /([\p{Extended_Pictographic}#*0-9][\uFE0E\uFE0F]?[\u{1F3FB}-\u{1F3FF}]?\u20E3?(?:\u200D\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)*|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]?)|(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu

/** Accents on one letter beyond those that any language writes draw over the lines around them. */
const piled = /(\p{M}{4})\p{M}+/gu

/** At least one of these is something to see. */
const visible = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u

const seen = (text: string): string => (visible.test(text) ? text : '')

/**
 * A text as it may be kept: what draws nothing is out, one form for each letter (NFC), blanks and line ends of one kind, nothing at its
 * ends; empty when there is nothing to see in it. Our decision: docs/decisions/0490-texts.md
 */
export const cleanText = (text: string): string =>
  seen(
    text
      .replace(lineEnds, '\n')
      .replace(blanks, ' ')
      .replace(hidden, '$1')
      .normalize('NFC')
      .replace(piled, '$1')
      .trim(),
  )

/** The same of what stands on one line: a name, a title, an address. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** Figures and signs that people copy from elsewhere: no blanks at all, and what is full-width as it is typed here. */
export const cleanCopied = (text: string): string => cleanText(cleanText(text).normalize('NFKC').replace(/\s/g, ''))
