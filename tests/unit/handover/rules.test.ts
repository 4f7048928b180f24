import { fen } from '@contract/money'
import { passwordFailure, groupsOf } from '@/features/handover/rules/password'
import { netOf, objectFailure, saleTurn } from '@/features/handover/rules/seller'
import { stepText, stepsOf } from '@/features/handover/rules/steps'
import type { CallError } from '@/lib/http/errors'

const now = Date.UTC(2026, 10, 21, 1, 43, 10)
const releaseAt = now + 86_400_000
const facts = {
  state: 'held',
  at: now,
  price: fen(28_800),
  fee: fen(288),
  sellerBlockNo: 560,
  buyerBlockNo: 128,
  sessionsEnded: 2,
  releaseAt,
  handoverHours: 24,
  objection: null,
  passwordState: 'waits',
} as const

const told = (change: object = {}) =>
  stepsOf({ ...facts, ...change }, now).map(({ state, title, aside, note }) => [state, title, aside, note])

const refused = (reason: 'CLOSED' | 'NO_RIGHT' | 'MOVED', msg = '') =>
  ({ kind: 'refused', reason, msg, data: {} }) as const
const lost: CallError = { kind: 'timeout' }

describe('the steps of a purchase', () => {
  it('says what happened, whose turn it is, and when the seller gets the money', () => {
    expect(told()).toEqual([
      ['done', '付款', '09:43:10', '已付款 ¥288.00'],
      ['done', '过户完成', '09:43:10', '560 → 128 的主人，过户记录可存一份'],
      ['done', '旧密码作废，旧登录退出', '09:43:10', '退出 2 处登录，管理密码一并清除'],
      ['now', '抄下新创始密码', '轮到你', '离开此页后不再显示'],
      ['todo', '货款解冻给 560', '11-22 09:43', '24 小时内 560 可申诉；成立则全额退你'],
    ])
    expect(stepText(stepsOf(facts, now))).toBe('第 4 / 5 步')
  })

  it.each([
    [
      { passwordState: 'shown' },
      '第 5 / 5 步',
      ['done', '抄下新创始密码', undefined, '已显示；如遗忘，可用手机号找回'],
    ],
    [{ passwordState: 'gone' }, '第 5 / 5 步', ['done', '抄下新创始密码', undefined, '已失效，可用手机号找回']],
    [{ state: 'done', releaseAt: null }, '第 4 / 5 步', ['done', '货款解冻给 560', undefined, '货款已解冻']],
    [
      { state: 'objected', passwordState: 'shown', releaseAt: null },
      '第 5 / 5 步',
      ['now', '货款解冻给 560', undefined, '560 已申诉，区块先冻结，由平台裁定'],
    ],
    [
      { state: 'undone', passwordState: null, releaseAt: null },
      '第 4 / 4 步',
      ['done', '申诉成立，已全额退你', undefined, undefined],
    ],
  ] as const)('changes with the handover: %j', (change, place, step) => {
    expect(told(change)).toContainEqual([...step])
    expect(stepText(stepsOf({ ...facts, ...change }, now))).toBe(place)
  })

  it('holds no money of a city, and names who has no other block in words', () => {
    expect(told({ sellerBlockNo: null, state: 'done', releaseAt: null }).map(([, title]) => title)).toEqual([
      '付款',
      '过户完成',
      '抄下新创始密码',
    ])
    expect(told({ sellerBlockNo: null })[1]?.[3]).toBe('城市 → 你，过户记录可存一份')
    expect(told({ sellerBlockNo: 0, buyerBlockNo: 0 })[1]?.[3]).toBe('卖家 → 你，过户记录可存一份')
  })
})

describe('a sale as its seller reads it', () => {
  it('waits until the money is released', () => {
    const held = { what: '等 24 小时 · 解冻货款', otherwise: '无人申诉，11-22 09:43 自动进你的收入', isDispute: false }
    expect(saleTurn(facts, now)).toEqual({ ...held, until: releaseAt })
    expect(saleTurn(facts, releaseAt)).toEqual(held)
    expect(netOf(facts)).toBe(28_512)
  })

  it('waits for the decision of an objection, with its deadline while that is ahead', () => {
    const objected = {
      ...facts,
      state: 'objected',
      releaseAt: null,
      objection: { at: now, text: '', decideBy: now + 1 },
    } as const
    expect(saleTurn(objected, now)).toMatchObject({ what: '等平台 · 裁定申诉', until: now + 1, isDispute: true })
    expect(saleTurn(objected, now + 1)).not.toHaveProperty('until')
  })

  it('ends with the money or with the block', () => {
    expect(saleTurn({ ...facts, state: 'done', releaseAt: null }, now).otherwise).toBe('¥285.12 已进你的收入')
    expect(saleTurn({ ...facts, state: 'undone', releaseAt: null }, now).what).toBe('过户已撤销')
  })

  it('says why an objection was not taken', () => {
    expect(objectFailure(refused('CLOSED'))).toBe('申诉期限已过，不能再申诉')
    expect(objectFailure(refused('NO_RIGHT'))).toBe('只有卖家能申诉')
    expect(objectFailure(lost)).toContain('不会重复提交')
  })
})

describe('the new password', () => {
  it('is read in groups of four', () => {
    expect(groupsOf('7305291844608127')).toEqual(['7305', '2918', '4460', '8127'])
    expect(groupsOf('')).toEqual([])
  })

  it('says that a lost answer may have been the only one, and why it was refused', () => {
    expect(passwordFailure(lost)).toContain('密码可能已显示过')
    expect(passwordFailure(refused('CLOSED', '密码已显示过。如遗忘，可用手机号找回'))).toBe(
      '未显示密码：密码已显示过。如遗忘，可用手机号找回',
    )
  })
})
