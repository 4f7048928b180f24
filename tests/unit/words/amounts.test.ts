import { bareYuan, plainYuan, yuan } from '../../../server/format/yuan'

// The server's sentences write an amount as the screens do; what other programs read has digits only.

it.each([
  [0, '0.00'],
  [99_999, '999.99'],
  [180_000, '1,800.00'],
  [123_456_705, '1,234,567.05'],
])('%d fen are %s in a sentence', (fen, text) => {
  expect(bareYuan(fen)).toBe(text)
  expect(yuan(fen)).toBe(`¥${text}`)
})

it('a file for other programs has no commas in its amounts', () => {
  expect(plainYuan(123_456_705)).toBe('1234567.05')
})
