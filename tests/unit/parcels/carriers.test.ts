import type { Carrier } from '@contract/orders/carriers'
import { carrierNames, carrierOfPrefix, carriers, isTrackingNo, plainTrackingNo } from '@contract/orders/carriers'

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
