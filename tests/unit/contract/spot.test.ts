import * as v from 'valibot'
import { buyAdd } from '@contract/endpoints/market/bids'
import { saleAdd } from '@contract/endpoints/market/market'
import { readSpot, spotOf } from '@contract/spot'

it('a position that the map gave is told in degrees of six decimals, and read again', () => {
  expect(spotOf(31.2304164, 121.4737015)).toBe('31.230416,121.473702')
  expect(readSpot('31.230416,121.473702')).toEqual({ latitude: 31.230416, longitude: 121.473702 })
  expect([
    spotOf(-90, 180),
    spotOf(0, -180),
    spotOf(90.1, 0),
    spotOf(0, 180.1),
    spotOf(undefined, 3),
    spotOf(NaN, 3),
  ]).toEqual(['-90,180', '0,-180', '', '', '', ''])
  expect(spotOf(0.0000001, -0.0000001)).toBe('0,0')
})

it.each(['90.1,0', '0,180.1', '31', '31,121,5', '31.2304161,121', ' 31,121', '1e1,5', '31.,121', 'NaN,5', "31,121'--"])(
  'what is none, %p, is not read and not taken',
  (spot) => {
    expect(readSpot(spot)).toBeUndefined()
    expect(v.safeParse(saleAdd.input, { ...sale, spot }).success).toBe(false)
    expect(v.safeParse(buyAdd.input, { ...sale, spot }).success).toBe(false)
  },
)

const sale = {
  clientNo: '0123456789abcdef',
  itemId: 7,
  title: '新米',
  content: '',
  thumbs: '',
  price: 680,
  qty: 10_000,
  minQty: 10_000,
  delivery: 'post',
  place: '北门',
  days: 7,
}

it('a position is that of a place in words', () => {
  const wishes = [sale, { ...sale, spot: '' }, { ...sale, spot: '31,121' }, { ...sale, place: '' }]
  for (const wish of wishes) expect(v.safeParse(saleAdd.input, wish).success).toBe(true)
  const bare = v.safeParse(saleAdd.input, { ...sale, place: '', spot: '31,121' })
  expect(bare.issues?.map((issue) => v.getDotPath(issue))).toEqual(['place'])
})
