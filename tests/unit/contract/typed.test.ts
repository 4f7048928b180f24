import * as fc from 'fast-check'
import { reachedBy } from '@contract/people/reached'
import { contactKind } from '@contract/shop/contact'
import { isReceipt, receiptOf } from '@contract/vote/receipt'
import { typedCode, typedCount } from '../../../console/src/kit/fields/typed-count'
import { payeeProblems, tidy } from '../../../server/modules/withdrawals/rules/payee'

/** What address books, chats and Chinese keyboards give, and what each box reads of it. */
const mobiles = [
  '13800138000',
  '+86 138 0013 8000',
  '１３８００１３８０００',
  '\u202d138-0013-8000\u202c',
  '0086 13800138000',
]

it.each(mobiles)('a contact and an account of Alipay or WeChat take the mobile number %j', (typed) => {
  expect(reachedBy(typed)).toBe('13800138000')
  for (const way of ['alipay', 'wechat'] as const) {
    const payee = tidy(way, { name: '王小明', account: typed, bank: '' })
    expect([payee.account, payeeProblems(way, payee)]).toEqual(['13800138000', undefined])
  }
})

it.each([
  ['０１０－８８８８６６６６', '010-88886666', 'phone'],
  ['010–8888 6666', '010-88886666', 'phone'],
  [' wxid_ab-1\u200b', 'wxid_ab-1', 'wechat'],
  ['ｗｘｉｄ＿ａｂ', 'wxid_ab', 'wechat'],
  ['微信同号', '微信同号', undefined],
] as const)('a contact of %j reads %j', (typed, read, kind) => {
  expect(reachedBy(typed)).toBe(read)
  expect(contactKind(read)).toBe(kind)
})

it.each(['6222 0212 3456 7890', '６２２２０２１２３４５６７８９０', '6222–0212–3456–7890', '\ufeff6222021234567890'])(
  'a card takes %j',
  (account) => {
    expect(tidy('bank', { name: '王小明', account, bank: '工商银行' }).account).toBe('6222021234567890')
  },
)

it.each([
  '7QKD M2XA 9TBE W4HC',
  '７ＱＫＤ　Ｍ２ＸＡ　９ＴＢＥ　Ｗ４ＨＣ',
  '7qkd-m2xa-9tbe-w4hc\u200b',
  ' 7QKD\nM2XA 9TBE   W4HC ',
])('a receipt takes %j', (typed) => {
  expect(receiptOf(typed)).toBe('7QKDM2XA9TBEW4HC')
  expect(isReceipt(receiptOf(typed))).toBe(true)
})

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３　４５６', '123456'],
  ['\u202a123-456\u202c', '123456'],
  ['code: 123456', '123456'],
  ['动态码：123 456（30 秒内有效）', '123456'],
  ['30 秒内有效：123456', '123456'],
  ['2026-12-01 08:15\n123456\n30', '123456'],
  ['123456 123456', '123456'],
  ['12', '12'],
  ['12-3', '123'],
  ['', ''],
  ['没有数字', ''],
  ['1234567', undefined],
  ['123456 654321', undefined],
  ['12345 67', undefined],
])('a one-time code of %j reads %j', (typed, read) => expect(typedCode(typed, 6)).toBe(read))

it.each([
  ['12', 12],
  ['１２', 12],
  [' 12 ', 12],
  ['1,234', 1234],
  ['１，２３４', 1234],
  ['\u200e12', 12],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['12a', undefined],
  ['1234567890', undefined],
])('a count of %j reads %j', (typed, read) => expect(typedCount(typed)).toBe(read))

it('what somebody is reached by has no blanks, and is the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = reachedBy(text)
      expect(read).not.toMatch(/\s/)
      expect(reachedBy(read)).toBe(read)
    }),
  )
})
