import { fen } from '@contract/money'
import { deliverWords } from '@contract/orders/deliver-words'
import { transitions } from '@contract/orders/transitions'
import { notAPart, saidRefusal } from '../../../server/modules/orders/rules/said'

type Facts = Parameters<typeof saidRefusal>[1]
type Said = Parameters<typeof saidRefusal>[2]

const met: Facts = { amount: 100, delivery: 'meet' }

/** What an act with these words is refused for, by field; undefined if it fits. */
function refusalOf(name: (typeof transitions)[number]['act'], order: Facts, said: Said) {
  const act = transitions.find((one) => one.act === name)
  if (!act) throw new Error(`no ${name}`)
  const refused = saidRefusal(act, order, said)
  return refused && [refused.reason, refused.data?.fields]
}

describe('a refund of a part', () => {
  it.each([
    [undefined, true],
    [0, true],
    [1, false],
    [99, false],
    [100, true],
  ])('of %s of 100 leaves one of the two with nothing: %s', (amount, isRefused) => {
    const said = amount === undefined ? {} : { amount: fen(amount) }
    expect(refusalOf('refundPart', met, said)).toEqual(isRefused ? ['FORM', { amount: notAPart }] : undefined)
  })

  it('is what alone needs an amount: no other act asks for one', () => {
    for (const act of ['take', 'pay', 'confirm', 'dispute'] as const) expect(refusalOf(act, met, {})).toBeUndefined()
  })
})

describe('a delivery', () => {
  const post: Facts = { amount: 100, delivery: 'post' }
  const noCarrier = ['FORM', { carrier: deliverWords.carrier }]
  const noNumber = ['FORM', { trackingNo: deliverWords.trackingNo }]

  it('by post says who carries it and under which number', () => {
    expect(refusalOf('deliver', post, { carrier: 'sf', trackingNo: 'SF1400000000128' })).toBeUndefined()
    expect(refusalOf('deliver', post, { carrier: 'jt', trackingNo: 'SF1400000000128' })).toEqual(noNumber)
    expect(refusalOf('deliver', post, { carrier: 'sf', trackingNo: 'SF14' })).toEqual(noNumber)
    expect(refusalOf('deliver', post, { carrier: 'sf', trackingNo: '' })).toEqual(noNumber)
    expect(refusalOf('deliver', post, { carrier: 'sf' })).toEqual(noNumber)
    expect(refusalOf('deliver', post, { trackingNo: 'SF1400000000128' })).toEqual(noCarrier)
    expect(refusalOf('deliver', post, {})).toEqual(noCarrier)
  })

  it('by post is never told in words alone, nor by half a parcel with words', () => {
    expect(refusalOf('deliver', post, { text: '已寄出' })).toEqual(noCarrier)
    expect(refusalOf('deliver', post, { text: '已寄出', carrier: 'sf' })).toEqual(noNumber)
    expect(refusalOf('deliver', post, { text: '已寄出', trackingNo: 'SF1400000000128' })).toEqual(noCarrier)
  })

  it.each(['meet', 'online'] as const)('by %s is told in words, and has neither carrier nor number', (delivery) => {
    const order = { amount: 100, delivery }
    const noParcel = ['FORM', { trackingNo: deliverWords.notPosted }]
    expect(refusalOf('deliver', order, { text: '在门口' })).toBeUndefined()
    expect(refusalOf('deliver', order, { text: '' })).toEqual(['FORM', { text: deliverWords.text }])
    expect(refusalOf('deliver', order, {})).toEqual(['FORM', { text: deliverWords.text }])
    expect(refusalOf('deliver', order, { text: '在门口', carrier: 'sf' })).toEqual(noParcel)
    expect(refusalOf('deliver', order, { text: '在门口', trackingNo: 'SF1400000000128' })).toEqual(noParcel)
  })
})
