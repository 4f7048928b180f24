import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import { ruleProblem } from '@/lib/forms/check-rule'
import type { ShopValues } from '@/features/shop/rules/form'
import { applyFailure, categoryOf, formOf, levelOf, shopFields, valuesOf } from '@/features/shop/rules/form'
import { mine, own } from '../../ui/shop/answers'

const values: ShopValues = {
  level: 'street',
  category: 'repair',
  name: '林师傅修表',
  slogan: '换电池',
  intro: '当天取',
  hours: '每天',
  place: '南桥 4 号',
  contact: '19900000128',
  thumbs: 'a/5.jpg',
}

describe('the form of a shop', () => {
  it('begins empty, as a stall with food', () => {
    const { level, category, ...texts } = valuesOf(null)
    expect([level, category]).toEqual(['stall', 'food'])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
    expect(Object.keys(texts).sort()).toEqual(['contact', 'hours', 'intro', 'name', 'place', 'slogan', 'thumbs'])
  })

  it('begins with the own shop, and with the new name and pictures that wait for review', () => {
    const shop = mine({ level: 'street', category: 'repair' })
    const { slogan, intro, hours, place } = shop
    const rest = { level: 'street', category: 'repair', slogan, intro, hours, place, contact: '19900000128' }
    expect(valuesOf(shop)).toEqual({ ...rest, name: '巷口猫舍', thumbs: 'a/5.jpg' })
    const pending = { name: '巷口狗舍', thumbs: 'a/9.jpg' }
    expect(valuesOf({ ...shop, own: own({ pending }) })).toEqual({ ...rest, ...pending })
  })

  it('is sent as it was typed', () => expect(formOf(values, fen(9_900))).toEqual({ ...values, fee: 9_900 }))

  it('is sent with a level and a category that there are', () => {
    expect(['naming', 'street', 'stall', 'palace', ''].map(levelOf)).toEqual([
      'naming',
      'street',
      'stall',
      'stall',
      'stall',
    ])
    expect(['food', 'repair', 'craft', 'visit', 'other', 'war'].map(categoryOf)).toEqual([
      'food',
      'repair',
      'craft',
      'visit',
      'other',
      'food',
    ])
    expect(formOf({ ...values, level: '', category: '' }, fen(9_900))).toEqual({
      ...values,
      fee: 9_900,
      level: 'stall',
      category: 'food',
    })
  })

  it.each([
    ['name', 2, 16],
    ['slogan', 1, 30],
    ['place', 1, 30],
    ['hours', 0, 20],
    ['intro', 0, 500],
    ['thumbs', 1, 1_000],
  ])('takes %s of %d to %d characters', (field, least, most) => {
    const isTaken = (length: number) =>
      (shopFields[field]?.rules ?? []).every((rule) => ruleProblem(rule, '茶'.repeat(length)) === null)
    expect([isTaken(least), isTaken(most)]).toEqual([true, true])
    if (field !== 'thumbs') expect(isTaken(most + 1)).toBe(false)
    if (least > 0) expect(isTaken(least - 1)).toBe(false)
  })

  it.each([
    ['19900000128', true],
    ['010-65551234', true],
    ['teahouse_409', true],
    ['1990000012', '请填写手机号、座机号或微信号'],
    ['茶舍', '请填写手机号、座机号或微信号'],
    [19_900_000_128, '请填写手机号、座机号或微信号'],
  ])('takes the contact %p, or says why not', (contact, told) => {
    const [, check] = shopFields.contact?.rules ?? []
    expect(check?.validateFunction?.(check, contact, {}, () => undefined)).toBe(told)
  })
})

describe('an application that was not taken', () => {
  const refused = (reason: RefusalReason, msg: string): CallError => ({ kind: 'refused', reason, msg, data: {} })

  it.each<[string, CallError, string]>([
    ['what is full, and until when', refused('LIMIT', '冠名席位已满，01-15 空出'), '冠名席位已满，01-15 空出，未提交'],
    ['the limit alone when the server says no more', refused('LIMIT', ''), '超出限额，未提交'],
    ['that it is closed in words of its own', refused('CLOSED', ''), '商铺现在不能修改，未提交'],
    ['that the block is in transfer', refused('BLOCK_TRANSFER', ''), '区块转让中，不能申请商铺。你的资金没有变动'],
    ['whose right it is not', refused('NO_RIGHT', ''), '当前账号不能申请商铺，未提交'],
    ['that there is none', refused('NOT_FOUND', ''), '未找到该商铺，未提交'],
    ['that it may have been', { kind: 'timeout' }, '未收到结果，可能已提交成功。再次点击将核对结果，不会重复提交。'],
  ])('says %s', (_, error, words) => {
    expect(applyFailure(error)).toBe(words)
  })
})
