import fc from 'fast-check'
import { crashTextMost, plainCrash } from '@contract/crash-text'

it('keeps what a programmer needs: the message and its places', () => {
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'price')\n    at Xe (common.js:1:233824)\n  at pages/index/salePay.js:2:11438"
  expect(plainCrash(stack)).toBe(
    "TypeError: Cannot read properties of undefined (reading 'price') | at Xe (common.js:1:233824) | at pages/index/salePay.js:2:11438",
  )
})

it.each([
  ['a token', 'bad token kX2Zt9QmB0vTn4rLw8sYc1uPd6eHf3aGj5iNo7'],
  ['a founder password', 'wrong 8842013399187720!'],
  ['a payment password', 'code:192837'],
  ['a mobile number', 'sent to 13812345678.'],
  ['a query', 'request /api/block/login?password=abc&u=12'],
  ['what people write', '收货人 李小明 三单元'],
  ['a mobile number in full-width digits', 'sent to １３８１2345６７８'],
  ['an e-mail address', 'sent to li.ming+a@example.com.cn'],
  ['an e-mail address in full-width letters', 'sent to ｌｉ＠example．com'],
  ['other scripts', 'Иван やまだ 김'],
])('leaves out %s', (_, text) => {
  expect(plainCrash(text)).not.toMatch(/kX2Zt|8842|1928|1381|password=|example|li|李|[\u4e00-\u9fff]|[Иや김０-９]/)
  expect(plainCrash(text)).toContain('…')
})

it('keeps the places of Safari, which look like addresses', () => {
  const stack = 'Xe@common.js:1:2338\nglobal code@https://shop.example.com/js/app.js:1:22'
  expect(plainCrash(stack)).toBe('Xe@common.js:1:2338 | global code@https://shop.example.com/js/app.js:1:22')
})

it('cleans what is clean no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const plain = plainCrash(text)
      expect(plainCrash(plain)).toBe(plain)
    }),
    { examples: [['no code 192837 … ．．． ½ x@y.zz']] },
  )
})

it('lets no number of four digits out but a place in a script, in one line of limited length, whatever it is given', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.string({ unit: fc.constantFrom(...'a1:.js\n9/?- 李'), maxLength: 3_000 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainCrash(text)
      expect(plain.length).toBeLessThanOrEqual(crashTextMost)
      expect(plain).not.toMatch(/\p{Cc}/u)
      expect(plain.replace(/\.js:\d+(:\d+)?/g, '')).not.toMatch(/\d{16,}/)
      expect(plain).not.toMatch(/[\u4e00-\u9fff]/)
    }),
  )
})

it('reads no more than four times what it keeps, so that a long text costs nothing', () => {
  expect(plainCrash(`${'1'.repeat(3_990)} seen`)).toBe('… seen')
  expect(plainCrash(`${'1'.repeat(4_000)} unseen`)).toBe('…')
})

it('has a space for every sign that is not written', () => {
  expect(plainCrash('a\tb\u0007c')).toBe('a b c')
})
