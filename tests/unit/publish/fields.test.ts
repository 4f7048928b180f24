import { bidOf, emptyOffer, offerFields, saleOf, wayOf } from '@/features/publish/rules/fields'
import { fieldError } from '@/lib/forms/validate'
import { item } from '../../support/app/market'

const rice = item()
const values = {
  itemId: 7,
  title: '当季新米',
  price: '6.80',
  qty: '12.5',
  minQty: '1',
  delivery: 'meet',
  place: '北门',
  spot: '',
  spotName: '',
  days: 14,
  unit: '件',
  step: 1,
  thumbs: 'file/u2/rice.jpg',
  content: '每袋 5 千克',
}

type Side = 'sale' | 'bid'

/** What one field of a form says when it holds this. */
function problem(side: Side, name: string, value: string | number, delivery = 'meet') {
  const field = offerFields(side, () => rice, delivery)[name]
  if (!field) throw new Error(`no field ${name}`)
  return fieldError(name, field, { ...values, [name]: value })
}

it('an empty form asks for everything but the way of handing over', () => {
  expect(emptyOffer(7, 14)).toEqual({
    itemId: 7,
    title: '',
    price: '',
    qty: '',
    minQty: '',
    delivery: 'meet',
    place: '',
    spot: '',
    spotName: '',
    days: 14,
    unit: '件',
    step: 1,
    thumbs: '',
    content: '',
  })
})

// Domain model §3.3, §3.4, §10: what a form takes, on both sides of each limit.
it.each([
  ['sale', 'title', 'a'.repeat(40), true],
  ['sale', 'title', 'a'.repeat(41), false],
  ['bid', 'title', 'a'.repeat(40), true],
  ['bid', 'title', 'a'.repeat(41), false],
  ['sale', 'place', 'a'.repeat(60), true],
  ['sale', 'place', 'a'.repeat(61), false],
  ['bid', 'content', 'a'.repeat(140), true],
  ['bid', 'content', 'a'.repeat(141), false],
  ['sale', 'price', '0.01', true],
  ['sale', 'price', '0', false],
  ['sale', 'price', '6.805', false],
  ['sale', 'price', '10000000.00', true],
  ['bid', 'price', '10000000.01', false],
  ['sale', 'qty', '0.5', true],
  ['sale', 'qty', '0.4', false],
  ['bid', 'qty', '0.7', false],
  ['sale', 'minQty', '12.5', true],
  ['sale', 'minQty', '13', false],
  ['bid', 'minQty', '13', true],
  ['sale', 'itemId', 1, true],
  ['sale', 'itemId', 0, false],
  ['bid', 'itemId', '1', false],
] as const)('a %s with %s %p is taken: %p', async (side, name, value, isTaken) => {
  expect((await problem(side, name, value)) === null).toBe(isTaken)
})

it.each([
  ['sale', ['itemId', 'title', 'price', 'qty', 'place']],
  ['bid', ['itemId', 'price', 'qty', 'place']],
] as const)('what a %s that is handed over in person must not leave out, and marks so', async (side, names) => {
  const fields = offerFields(side, () => rice, 'meet')
  expect(Object.keys(fields).filter((name) => fields[name]?.rules.some(({ required }) => required))).toEqual(names)
  for (const name of names) expect(await problem(side, name, name === 'itemId' ? 0 : '')).not.toBeNull()
})

it.each([
  ['online', true],
  ['post', true],
  ['meet', false],
])('goods that are handed over by %s may go without a place: %p', async (delivery, isTaken) => {
  expect((await problem('sale', 'place', '', delivery)) === null).toBe(isTaken)
  expect((await problem('bid', 'place', '', delivery)) === null).toBe(isTaken)
})

it('a missing choice and a missing place are told in words of their own', async () => {
  expect(await problem('sale', 'itemId', 0)).toBe('请选择商品')
  expect(await problem('sale', 'place', '')).toBe('请填写见面地点')
})

it.each(['online', 'meet', 'post'])('goods go by %s when the form says so', (way) => {
  expect(wayOf(way)).toBe(way)
})

it('goods are handed over in person when the form says nothing that is known', () => {
  expect(wayOf('')).toBe('meet')
})

const shared = {
  itemId: 7,
  title: '当季新米',
  content: '每袋 5 千克',
  thumbs: 'file/u2/rice.jpg',
  price: 680,
  qty: 125_000,
  delivery: 'meet',
  place: '北门',
  spot: '',
  days: 14,
}

it('a listing is what was typed, in fen and in 1/10000', () => {
  expect(saleOf(values, rice)).toEqual({ ...shared, minQty: 10_000 })
})

it.each([
  ['0.5', '12.5', 5_000],
  ['', '12.5', 5_000],
  ['', '0.3', 3_000],
])('a least quantity typed as %p of %p is %d: the item’s, unless there is less', (minQty, quantity, least) => {
  expect(saleOf({ ...values, minQty, qty: quantity }, rice)?.minQty).toBe(least)
})

it('a buy order is what was typed, without a least quantity', () => {
  expect(bidOf(values)).toEqual(shared)
})

it('what is handed over online has no place, whatever was typed before', () => {
  const online = { ...values, delivery: 'online' }
  expect([saleOf(online, rice)?.place, bidOf(online)?.place]).toEqual(['', ''])
  const post = { ...values, delivery: 'post' }
  expect([saleOf(post, rice)?.place, bidOf(post)?.place]).toEqual(['北门', '北门'])
})

it('where a place lies is kept while it is told more closely, and not when another one is written over it', () => {
  const chosen = { ...values, spot: '31,121', spotName: '北门' }
  const closer = { ...chosen, place: '北门 2 号柜，左转' }
  const other = { ...chosen, place: '南门' }
  const online = { ...chosen, delivery: 'online' }
  expect([chosen, closer, other, online, values].map((one) => saleOf(one, rice)?.spot)).toEqual([
    '31,121',
    '31,121',
    '',
    '',
    '',
  ])
  expect(bidOf(chosen)?.spot).toBe('31,121')
})

it.each([{ price: '' }, { qty: '' }])('nothing is offered with %p', (empty) => {
  expect(saleOf({ ...values, ...empty }, rice)).toBeUndefined()
  expect(bidOf({ ...values, ...empty })).toBeUndefined()
})

it('nothing is put on sale without an item', () => {
  expect(saleOf(values, undefined)).toBeUndefined()
})
