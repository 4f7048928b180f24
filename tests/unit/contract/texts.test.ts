import * as fc from 'fast-check'
import { lookOf, looksLike } from '@contract/texts/alike'
import { cleanCopied, cleanLine, cleanText } from '@contract/texts/clean'
import { mobileOf, mobilePattern } from '@contract/people/formats'
import { cutTo, firstSign, firstSigns, signsOf, withoutHalf } from '@contract/texts/signs'

it.each([
  ['🥬蔬菜', '🥬'],
  ['👨‍👩‍👧亲子', '👨‍👩‍👧'],
  ['🇨🇳国货', '🇨🇳'],
  ['🇨🇳🇯🇵', '🇨🇳'],
  ['👍🏽好', '👍🏽'],
  ['1️⃣号', '1️⃣'],
  ['❤️‍🔥热', '❤️‍🔥'],
  ['𠮷野家', '𠮷'],
  ['e\u0301a', 'e\u0301'],
  ['葛\u{E0100}城', '葛\u{E0100}'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['米面', '米'],
  ['\r\nx', '\r\n'],
  ['', ''],
])('%j begins with the sign %j', (text, sign) => {
  expect(firstSign(text)).toBe(sign)
})

it('the first signs are whole', () => {
  expect([firstSigns('🇨🇳国货', 2), firstSigns('米', 5), firstSigns('米面', 0)]).toEqual(['🇨🇳国', '米', ''])
})

it.each([
  '13800138000',
  '+86 138 0013 8000',
  '86-138-0013-8000',
  '008613800138000',
  '\u202d１３８００１３８０００\u202c',
  '138–0013–8000',
])('the mobile number %j is one', (text) => {
  expect(mobileOf(text)).toBe('13800138000')
})

it.each(['85291234567', '+852 9123 4567', '12012345678', '8613800138', '1380013800a', ''])('%j is none', (text) => {
  expect(mobilePattern.test(mobileOf(text))).toBe(false)
})

it('a text is its signs, and is cut between them', () => {
  const parts = ['a', '米', '👨‍👩‍👧', '🇨🇳', '👍🏽', '1️⃣', '𠮷']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), fc.nat(30), (signs, most) => {
      const text = signs.join('')
      expect(signsOf(text)).toEqual(signs)
      const cut = cutTo(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(signs.slice(0, signsOf(cut).length)).toEqual(signsOf(cut))
      if (text.length <= most) expect(cut).toBe(text)
      const left = withoutHalf(text.substring(0, most))
      expect([text.startsWith(left), withoutHalf(left), /[\ud800-\udbff]$/.test(left)]).toEqual([true, left, false])
    }),
  )
})

it.each([
  ['米😀', 2, '米'],
  ['米🇨🇳', 2, '米'],
  ['米🇨🇳', 3, '米'],
  ['米🇨🇳', 4, '米'],
  ['米👨‍👩‍👧', 2, '米'],
  ['米👨‍👩‍👧', 4, '米'],
  ['米👨‍👩‍👧', 5, '米'],
  ['米👍🏽', 4, '米👍'],
  ['米面', 1, '米'],
])('of %j, cut by code units at %i, no half is left: %j', (text, end, whole) => {
  expect(withoutHalf([...Array(end).keys()].map((at) => text.charAt(at)).join(''))).toBe(whole)
})

it('a text that was cut nowhere stays', () => {
  for (const text of ['🇨🇳', '🇨🇳🇯🇵', '👨‍👩‍👧', '👍🏽', '1️⃣', '𠮷', '', '米 ']) expect(withoutHalf(text)).toBe(text)
})

describe('a text holds', () => {
  it.each([
    ['zero width', 'a\u200b\u200c\u200d\u2060\ufeffb', 'ab'],
    ['another direction', '\u202eabc\u202c\u2066x\u2069\u200f', 'abcx'],
    ['controls', 'a\u0000\u0007\u001b\u007f\u0090b', 'ab'],
    ['tags and selectors', '\u{E0041}a\u{E0100}\ufe00b', 'ab'],
    ['a byte order mark', '\ufeff米', '米'],
    ['halves', 'a\ud83db\udc00', 'ab'],
    ['what is no sign', 'a\uffffb\ufdd0', 'ab'],
    ['a soft hyphen', 'a\u00adb', 'ab'],
    ['nothing to see', '\u3164\u115f\u2800\u00a0\u200b', ''],
    ['accents alone', '\u0301\u0302', ''],
    ['accents in piles', `a${'\u0316'.repeat(40)}b`, `a${'\u0316'.repeat(4)}b`],
    ['two forms of one letter', 'e\u0301', '\u00e9'],
    ['a form that a hidden sign kept apart', 'e\u200b\u0301', '\u00e9'],
    ['blanks of all widths', 'a\u2003b\u00a0c\td\u3164e', 'a b c d e'],
    ['ends of lines', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ])('no %s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it.each(['👨‍👩‍👧', '🇨🇳', '👍🏽', '1️⃣', '❤️‍🔥', '葛\u{E0100}城', '𠮷', '　　第一段\u3000完'.trim(), '，。！', '🏳️‍🌈', '©™'])(
    'still %s',
    (text) => {
      expect(cleanText(text)).toBe(text)
    },
  )

  it('the same when it is cleaned again', () => {
    const pieces = [
      'a',
      '米',
      '\u200d',
      '👨',
      '\ufe0f',
      '\u0301',
      '\u3164',
      '\n',
      '\r',
      '\u{E0100}',
      '\u20e3',
      '1',
      '🏽',
      '\u202e',
      '\ud83d',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        for (const clean of [cleanText, cleanLine, cleanCopied]) {
          const once = clean(parts.join(''))
          expect(clean(once)).toBe(once)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('one line where it is a name', () => {
    expect(cleanLine(' 东北\n 大米 ')).toBe('东北 大米')
  })
})

it('figures are taken as they are copied', () => {
  expect(cleanCopied('\u202a１３８ 0013\u200b8000\u202c')).toBe('13800138000')
})

it.each([
  ['Ａ 方案', 'a方案'],
  ['同意\u200b', '同意'],
  ['同 意', '同意'],
  ['e\u0301', 'É'],
  ['❤', '❤️'],
])('%j looks like %j', (one, other) => {
  expect(looksLike(one, other)).toBe(true)
  expect(lookOf(one)).toBe(lookOf(other))
})

it('other texts look different', () => {
  expect(looksLike('同意', '不同意')).toBe(false)
})
