import { ownUnits } from '@contract/orders/own-units'
import { lastStep, ownFields, ownSaleOf, stepProblem, stepWith } from '@/features/publish/rules/own'
import { emptyOffer } from '@/features/publish/rules/fields'
import { fieldError } from '@/lib/forms/validate'

const values = {
  ...emptyOffer(0, 30),
  title: '旧木工台',
  thumbs: 'file/u2/table.jpg',
  price: '30',
  qty: '2',
  unit: '张',
  place: '北门',
}

it.each([
  [1, { thumbs: '' }, '请先添加照片'],
  [1, { title: '' }, undefined],
  [2, { title: '台' }, '名称须为 2–20 个字'],
  [2, { title: ' 台 ' }, '名称须为 2–20 个字'],
  [2, { title: '台'.repeat(21) }, '名称须为 2–20 个字'],
  [2, { title: '木台' }, undefined],
  [2, { title: '台'.repeat(20) }, undefined],
  [lastStep, { title: '' }, undefined],
])('at step %p with %p the next one waits for %p', (step, more, words) => {
  expect(stepProblem({ ...values, step, ...more })).toBe(words)
})

const problem = (name: string, value: string) => {
  const all = { ...values, [name]: value }
  const field = ownFields(all)[name]
  if (!field) throw new Error(`no field ${name}`)
  return fieldError(name, field, all)
}

it.each([
  ['title', '台', false],
  ['title', '木台', true],
  ['title', '台'.repeat(20), true],
  ['title', '台'.repeat(21), false],
  ['thumbs', '', false],
  ['qty', '1', true],
  ['qty', '1.5', false],
  ['qty', '0', false],
  ['place', '', false],
  ['minQty', '', true],
])('%s %p: %p', async (name, value, isRight) => {
  expect((await problem(name, value)) === null).toBe(isRight)
})

it('becomes a listing of whole things from one on', () => {
  expect(ownSaleOf(values)).toEqual({
    own: { unit: '张' },
    title: '旧木工台',
    content: '',
    thumbs: 'file/u2/table.jpg',
    price: 3_000,
    qty: 20_000,
    minQty: 10_000,
    delivery: 'meet',
    place: '北门',
    spot: '',
    days: 30,
  })
  expect(ownSaleOf({ ...values, price: '' })).toBeUndefined()
  expect(ownSaleOf({ ...values, unit: '' })).toBeUndefined()
})

it('offers every unit once, 件 first, which is the one unless another is chosen', () => {
  expect(ownUnits[0]).toBe('件')
  expect(new Set(ownUnits).size).toBe(ownUnits.length)
})

it('shows a refused field on the step where it stands, the first step first', () => {
  expect(['thumbs', 'title', 'content', 'price'].map((name) => stepWith([name]))).toEqual([1, 2, 2, undefined])
  expect(stepWith(['title', 'thumbs'])).toBe(1)
})
