import { zoneSaleNames, zoneSales } from '@contract/block/zone'
import type { ZoneOffer } from '../../../server/modules/expand/rules/zone-sale'
import { isOfferForTwo } from '../../../server/modules/expand/rules/zone-sale'

const sale: ZoneOffer = { from: 100, to: 199, price: 99_00, sold: 'price' }
const rounds: ZoneOffer = { ...sale, sold: 'round' }

it.each<[string, ZoneOffer | undefined, Partial<ZoneOffer>, boolean]>([
  ['a new zone on sale', undefined, {}, true],
  ['a new zone that rounds sell', undefined, { sold: 'round' }, false],
  ['putting one on sale', rounds, {}, true],
  ['another price', sale, { price: 99_01 }, true],
  ['one number more below', sale, { from: 99 }, true],
  ['one number more above', sale, { to: 200 }, true],
  ['fewer numbers', sale, { from: 101, to: 198 }, false],
  ['the same', sale, {}, false],
  ['taking it off sale', sale, { sold: 'round' }, false],
  ['another price of what is not on sale', rounds, { sold: 'round', price: 1 }, false],
])('two persons decide what is offered: %s', (_name, old, next, isForTwo) =>
  expect(isOfferForTwo(old, { ...sale, ...next })).toBe(isForTwo),
)

it('each way has its words', () =>
  expect(zoneSales.map((way) => [way, zoneSaleNames[way]])).toEqual([
    ['price', '按标价'],
    ['round', '只在扩容期'],
  ]))
