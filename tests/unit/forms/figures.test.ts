import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { fen } from '@contract/money'
import { founderPattern, mobilePattern } from '@contract/people/formats'
import { digitsRule, qtyRule, yuanRule } from '@/lib/forms/number-rules'
import { typedFen } from '@/lib/forms/typed-number'
import { fieldError } from '@/lib/forms/validate'
import { yuanText } from '@/lib/format/yuan'
import { figuresOf, type Figures } from '@contract/people/figures'
import { odd } from '../helpers/odd'

const wide = (text: string) => text.replace(/[0-9.,+-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

const arabic = (text: string) => text.replace(/\d/g, (sign) => String.fromCharCode(0x660 + Number(sign)))

/** Signs that are not seen: they come with numbers from an address book, a chat or a page. */
const hiddenMarks = ['\u200b', '\u200e', '\u202a', '\u202c', '\u2060', '\ufeff', '\u0000']

it.each([
  ['amount', ' ￥12.50元 ', '12.50'],
  ['amount', '１２．５０', '12.50'],
  ['amount', '12。50', '12.50'],
  ['amount', '٧٫٥', '7٫5'],
  ['amount', '1,234.50', '1,234.50'],
  ['amount', '12 50', '12 50'],
  ['amount', '-5', '-5'],
  ['amount', '一百', '一百'],
  ['count', '1，234', '1234'],
  ['count', '12.5', '12.5'],
  ['count', '1-5', '1-5'],
  ['code', '1280 0000-0000　0128', '1280000000000128'],
  ['code', '12ab', '12ab'],
  ['code', '8613800138000', '8613800138000'],
  ['mobile', '+86 138 0013 8000', '13800138000'],
  ['mobile', '(+86)138–0013–8000', '13800138000'],
  ['mobile', '008613800138000', '13800138000'],
  ['mobile', '8613800138000', '13800138000'],
  ['mobile', '+852 9123 4567', '+85291234567'],
  ['mobile', '86138', '86138'],
] as const)('a box of %s with %j reads %j', (figures, typed, read) => expect(figuresOf(figures, typed)).toBe(read))

it('reads every amount as the same amount, whatever keyboard wrote it and whatever marks came with it', () => {
  const written = fc.constantFrom<(text: string) => string>(
    (text) => text,
    wide,
    arabic,
    (text) => text.replace('.', '。'),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      written,
      fc.constantFrom(...hiddenMarks),
      (n, by, mark) => {
        const text = yuanText(fen(n)).replace(/,/g, '')
        expect(typedFen(figuresOf('amount', `${mark}${by(text)}${mark}`))).toBe(n)
      },
    ),
  )
})

it('makes no amount of a text into another: it reads the amount that is meant, or none', () => {
  const sign = fc.constantFrom(...'0123456789', ...'.。．,，、 -+e¥元一', ...hiddenMarks)
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const typed = signs.join('')
      const amount = typedFen(figuresOf('amount', typed))
      const points = (typed.match(/[.。．]/g) ?? []).length
      if (amount !== undefined) expect(points).toBeLessThanOrEqual(1)
      if (/[、\-+e一]/.test(typed)) expect(amount).toBeUndefined()
    }),
  )
})

it('keeps every digit of a password or a number, and never reads it twice differently', () => {
  const digit = fc.constantFrom(...'0123456789')
  const kinds = fc.constantFrom<Figures>('amount', 'count', 'code', 'mobile')
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 16, maxLength: 16 }),
      fc.constantFrom(' ', '-', '\u202c', '　'),
      (all, gap) => {
        const password = all.join('')
        const grouped = password.replace(/\d{4}(?=\d)/g, `$&${gap}`)
        expect(figuresOf('code', grouped)).toBe(password)
        expect(founderPattern.test(figuresOf('code', wide(grouped)))).toBe(true)
      },
    ),
  )
  fc.assert(
    fc.property(kinds, fc.string({ maxLength: 20 }), (kind, text) => {
      const once = figuresOf(kind, text)
      expect(figuresOf(kind, once).replace(/[¥元\s]/g, '')).toBe(once.replace(/[¥元\s]/g, ''))
    }),
  )
  expect(mobilePattern.test(figuresOf('mobile', '\u202a+86 138 0013 8000\u202c'))).toBe(true)
})

it.each([
  ['12，50', '单价要写成 12.5 这样的数字'],
  ['12、5', '单价要写成 12.5 这样的数字'],
  ['1.234', '请填写单价，最多 2 位小数'],
])('what cannot be read is refused with words: %j', async (typed, words) => {
  const price = figuresOf('amount', typed)
  expect(await fieldError('price', { label: '单价', rules: [yuanRule()] }, { price })).toBe(words)
  if (words.includes('12.5'))
    expect(await fieldError('qty', { label: '单价', rules: [qtyRule()] }, { qty: price })).toBe(words)
})

it('digits are taken up to their number, and whatever else is typed is said', () => {
  const rule = digitsRule(6)
  const told = (typed: unknown) => rule.validateFunction?.(rule, typed, {}, () => undefined)
  expect([told('192837'), told('1928374'), told('19283x'), told('')]).toEqual([
    true,
    '{label}最多 6 位，现在是 7 位',
    '{label}只能填数字',
    '{label}只能填数字',
  ])
  fc.assert(
    fc.property(odd, (typed) => (told(typed) === true) === /^\d{1,6}$/.test(typeof typed === 'string' ? typed : '')),
  )
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
const elements = sources.flatMap((name) =>
  [
    ...readFileSync(path.join('src', name), 'utf8').matchAll(
      /<(?:Form)?(?:Field|Box|FieldBox|Input)\b[^>]*?(?:=>[^>]*?)*\/>/g,
    ),
  ].map(([text]) => [name, text] as const),
)

it('no box of figures is cut before it is read: none has a longest length of its own', () => {
  const boxes = elements.filter(([, text]) => /kind='(?:amount|count|code|mobile|secret)'|figures=/.test(text))
  expect(boxes.length).toBeGreaterThan(25)
  expect(boxes.filter(([, text]) => /max[lL]ength=/.test(text))).toEqual([])
})
