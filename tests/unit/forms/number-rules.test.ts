import { fen, qty } from '@contract/money'
import { qtyRule, yuanRule } from '@/lib/forms/number-rules'
import type { FormRule } from '@/lib/forms/rule'

const said = (rule: FormRule, typed: unknown) => rule.validateFunction?.(rule, typed, {}, () => undefined)

it.each<readonly [typed: unknown, said: string | true]>([
  ['', '请填写{label}，最多 2 位小数'],
  ['1.234', '请填写{label}，最多 2 位小数'],
  [7, '请填写{label}，最多 2 位小数'],
  ['0', '{label}要大于 0'],
  ['0.99', '{label}不能小于 1.00'],
  ['1', true],
  ['2000', true],
  ['2000.01', '{label}不能大于 2,000.00'],
])('an amount %j between two others: %s', (typed, words) => {
  expect(said(yuanRule({ least: fen(100), most: fen(200_000) }), typed)).toBe(words)
})

it('without limits an amount is more than nothing', () => {
  expect(['0', '0.01', '9999999'].map((typed) => said(yuanRule(), typed))).toEqual(['{label}要大于 0', true, true])
})

it('where nothing is enough, nothing is right', () => {
  expect(said(yuanRule({ least: fen(0) }), '0')).toBe(true)
  expect(said(qtyRule({ least: qty(0) }), '0')).toBe(true)
})

it('words of its own stand for those of the limits, not for those of zero', () => {
  const rule = yuanRule({ least: fen(100), most: fen(200), tooLittle: '太少', tooMuch: '太多' })
  expect(['0', '0.5', '1', '3'].map((typed) => said(rule, typed))).toEqual(['{label}要大于 0', '太少', true, '太多'])
})

it.each<readonly [typed: unknown, said: string | true]>([
  ['x', '{label}要写成 12.5 这样的数字'],
  ['0.00001', '请填写{label}，最多 4 位小数'],
  ['0', '{label}要大于 0'],
  ['0.4', '{label}不能小于 0.5'],
  ['0.5', true],
  ['2', true],
  ['2.0001', '{label}不能大于 2'],
])('a quantity %j between two others: %s', (typed, words) => {
  expect(said(qtyRule({ least: qty(5_000), most: qty(20_000) }), typed)).toBe(words)
})

it('without limits a quantity is more than nothing', () => {
  expect(['0', '0.0001'].map((typed) => said(qtyRule(), typed))).toEqual(['{label}要大于 0', true])
})
