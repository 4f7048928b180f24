import * as fc from 'fast-check'
import type { Carrier } from '@contract/orders/carriers'
import {
  carrierNames,
  carrierOfPrefix,
  carriers,
  isTrackingNo,
  plainTrackingNo,
  trackingNoForm,
} from '@contract/orders/carriers'

// A number as it stands on a label of each carrier, and one that cannot be of it.
it.each<[Carrier, string, string]>([
  ['sf', 'SF1400000000128', 'YT1400000000128'],
  ['sf', '614000001280', '61400000128'],
  ['zto', '78400001280001', '7840000128'],
  ['yto', 'YT1400000000128', 'YT140000000012'],
  ['yunda', '4312000001280', '431200000128'],
  ['sto', '773140000001280', '7731400000012801'],
  ['jd', 'JDVA14000001280', 'VA14000001280'],
  ['jd', 'JD0140000001280-1-2-', 'JD0140000001280--'],
  ['jt', 'JT3140000001280', 'JT31400000128'],
  ['ems', 'EA140001280CN', 'EA140001280C'],
  ['ems', '1140001280001', '114000128000'],
  ['other', 'ABC-128', 'ABC 128'],
])('%s has %s and not %s', (carrier, right, wrong) => {
  expect([isTrackingNo(carrier, right), isTrackingNo(carrier, wrong)]).toEqual([true, false])
})

it('no number is empty, too long, or of other signs', () => {
  for (const carrier of carriers) {
    const all = ['', 'A'.repeat(33), '单号单号单号', 'sf1400000000128', '<b>1234567</b>']
    expect(all.filter((no) => isTrackingNo(carrier, no))).toEqual([])
  }
  expect([isTrackingNo('other', 'A'.repeat(32)), isTrackingNo('other', 'A'.repeat(5))]).toEqual([true, false])
})

it.each([
  ['spaces and small letters', ' sf 1400 0000 00128\n'],
  ['the word before it', '单号：SF1400000000128'],
  ['the words of a message', '【顺丰速运】运单号 SF1400000000128'],
  ['full width', 'ＳＦ１４００００００００１２８'],
  ['hidden marks', '\u200bSF1400\u20600000\ufeff00128\u202c'],
])('a number is read from what is pasted, with %s', (_, typed) => {
  expect(plainTrackingNo(typed)).toBe('SF1400000000128')
})

it.each([
  ['with words behind it', '您的快件SF1400000000128已由快递员揽收，如有疑问请致电 95338', 'SF1400000000128'],
  ['before a phone number', '顺丰 SF1400000000128 电话 13800138000', 'SF1400000000128'],
  ['before a date', '78400001280001 2026-11-30 12:00 已签收', '78400001280001'],
  ['before a phone number, of digits', '中通快递 78400001280001，取件码 3-1-2014，电话 13800138000', '78400001280001'],
  ['twice', '运单 YT1400000000128，查询 yto.net?no=yt1400000000128', 'YT1400000000128'],
  ['parted by blanks, between words', '单号：SF14 0000 0000 128，谢谢', 'SF1400000000128'],
])('a number is read out of a message, %s', (_, typed, no) => expect(plainTrackingNo(typed)).toBe(no))

it('of two numbers in a message none is guessed', () => {
  const two = '订单 240012800012800，运单 78400001280001，请查收'
  expect(trackingNoForm.test(plainTrackingNo(two))).toBe(false)
})

it('what is read is read again as the same', () => {
  const sign = fc.constantFrom(...'SFYT0128 -单号，', '78400001280001', 'SF1400000000128')
  fc.assert(
    fc.property(fc.string({ unit: sign }), (typed) => {
      const no = plainTrackingNo(typed)
      if (trackingNoForm.test(no)) expect(plainTrackingNo(no)).toBe(no)
    }),
  )
})

it('the letters at the beginning name the carrier, where there are some', () => {
  expect(['SF1', 'YT1', 'JDV', 'JT3', '784', 'toString'].map(carrierOfPrefix)).toEqual([
    'sf',
    'yto',
    'jd',
    'jt',
    undefined,
    undefined,
  ])
})

it('each carrier has a name of its own', () => {
  expect(new Set(Object.values(carrierNames)).size).toBe(carriers.length)
})
