import { fen, qty } from '@contract/money'
import { editFields, editOf, valuesOfSale } from '@/features/publish/rules/edit'
import { fieldError } from '@/lib/forms/validate'
import { item, sale } from '../../support/app/market'

/** 12.5 kg of rice are left, sold from 1 kg on. */
const seen = sale({ qtyLeft: qty(125_000), minQty: qty(10_000), ver: 4, thumbs: 'file/u2/rice.jpg' })
const begun = valuesOfSale(seen)

/** 1 kg is left of a listing that is sold from 2 kg on: the rest is bought as a whole. */
const rest = sale({ qtyLeft: qty(10_000), minQty: qty(20_000) })

/** What one field says after something was typed over the listing. */
function problem(of: typeof seen, name: string, typed: object, find = () => item({ minQty: qty(20_000) })) {
  const field = editFields(of, find, 'meet')[name]
  if (!field) throw new Error(`no field ${name}`)
  return fieldError(name, field, { ...valuesOfSale(of), ...typed })
}

it('the form begins with the listing as it is: numbers as one types them, the quantity as what is left', () => {
  expect(begun).toEqual({
    itemId: 7,
    title: '北郊农场 当季新米',
    price: '6.80',
    qty: '12.5',
    minQty: '1',
    delivery: 'meet',
    place: '北门',
    spot: '',
    spotName: '北门',
    days: 0,
    unit: '千克',
    step: 1,
    thumbs: 'file/u2/rice.jpg',
    content: '上周碾的新米，每袋 5 千克，可散称。',
  })
  expect(valuesOfSale(sale({ price: fen(123_456_789) })).price).toBe('1234567.89')
})

it('nothing changed, nothing wrong: a rest below the least quantity stays good', async () => {
  for (const name of Object.keys(begun)) expect(await problem(rest, name, {})).toBeNull()
})

it.each([
  ['qty', { qty: '1.0' }, null],
  ['qty', { qty: '1.5' }, '库存最少 2 千克'],
  ['qty', { qty: '2' }, null],
  ['qty', { qty: '2.2' }, '库存须为 0.5 千克的整数倍'],
  ['qty', { qty: '' }, '库存必填'],
  ['minQty', { minQty: '2.00' }, null],
  ['minQty', { minQty: '2.5' }, '起售量不能大于数量 1'],
  ['minQty', { minQty: '' }, null],
] as const)('the %s of a rest of 1 kg, with %p: %p', async (name, typed, text) => {
  expect(await problem(rest, name, typed)).toBe(text)
})

it('a least quantity that was not changed is judged anew where there was enough of it', async () => {
  const even = sale({ qtyLeft: qty(20_000), minQty: qty(20_000) })
  expect(await problem(even, 'minQty', {})).toBeNull()
  expect(await problem(even, 'minQty', { qty: '1' })).toBe('起售量不能大于数量 1')
  expect(await problem(rest, 'minQty', { qty: '0.5' })).toBeNull()
})

it('the item stays: it is not asked for, and all else is as for a new listing', async () => {
  expect(await problem(seen, 'itemId', { itemId: 0 })).toBeNull()
  expect(await problem(seen, 'title', { title: '' })).not.toBeNull()
  expect(await problem(seen, 'place', { place: '' })).toBe('请填写见面地点')
})

const asItWas = {
  id: 60,
  ver: 4,
  title: '北郊农场 当季新米',
  content: '上周碾的新米，每袋 5 千克，可散称。',
  thumbs: 'file/u2/rice.jpg',
  price: 680,
  minQty: 10_000,
  delivery: 'meet',
  place: '北门',
  spot: '',
  qtyLeft: 125_000,
  qtyLeftSeen: 125_000,
}

it.each([
  ['nothing', {}, {}],
  ['the price', { price: '7' }, { price: 700 }],
  ['what is left', { qty: '10' }, { qtyLeft: 100_000 }],
  ['the least quantity', { minQty: '0.5' }, { minQty: 5_000 }],
  ['the least quantity away', { minQty: '' }, { minQty: 10_000 }],
  ['the words', { title: '新米', content: '' }, { title: '新米', content: '' }],
  ['the pictures', { thumbs: '' }, { thumbs: '' }],
  ['the way', { delivery: 'post' }, { delivery: 'post' }],
  ['the way to online, which has no place', { delivery: 'online' }, { delivery: 'online', place: '' }],
])('an edit that changes %s tells the version and the rest that were seen', (_name, typed, change) => {
  expect(editOf({ ...begun, ...typed }, seen)).toEqual({ ...asItWas, ...change })
})

it.each([{ price: '' }, { price: '6.805' }, { qty: '' }])('nothing is saved with %p', (typed) => {
  expect(editOf({ ...begun, ...typed }, seen)).toBeUndefined()
})
