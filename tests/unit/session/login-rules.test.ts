import type { CallError } from '@/lib/http/errors'
import {
  areaToEnter,
  doneText,
  instantOf,
  loginFailureText,
  needsPhone,
  needsProof,
  rejectionOf,
} from '@/features/session/login/rules'

const here = { areaId: 3253, name: '测试城' }
const main = { areaId: 0, name: '主城' }
const ninth = { areaId: 9, name: '九区' }

describe('the city to log in to', () => {
  it('is the chosen one when it has such a block', () => {
    expect(areaToEnter(here, [main, here])).toEqual(here)
  })

  it('is the city that has the block when the chosen one has none', () => {
    expect(areaToEnter(here, [ninth, main])).toEqual(ninth)
  })

  it('stays the chosen one while nobody knows the number', () => {
    expect(areaToEnter(here, [])).toEqual(here)
  })
})

describe('a rejected login', () => {
  const refused = { kind: 'refused', reason: 'WRONG_PASSWORD', msg: '编号或创始密码有误', data: { left: 3 } } as const

  it('shows the server’s message and how many tries are left', () => {
    expect(rejectionOf(refused)).toEqual({ text: '编号或创始密码有误，还可尝试 3 次', lockedUntil: null })
  })

  it('does not say it twice when the message already does', () => {
    expect(rejectionOf({ ...refused, msg: '不对，还可尝试 3 次' }).text).toBe('不对，还可尝试 3 次')
  })

  it('waits as long as the server locked it', () => {
    const locked = { kind: 'refused', reason: 'LOCKED', msg: '试错太多', data: { until: 1_700_000_600_000 } } as const
    expect(rejectionOf(locked)).toEqual({ text: '试错太多', lockedUntil: 1_700_000_600_000 })
  })

  it.each([
    ['a wrong password without a count', { data: {} }, { text: '编号或创始密码有误', lockedUntil: null }],
    ['a count that is no number', { data: { left: '3' } }, { text: '编号或创始密码有误', lockedUntil: null }],
    ['the last try', { data: { left: 0 } }, { text: '编号或创始密码有误，还可尝试 0 次', lockedUntil: null }],
    [
      'another refusal',
      { reason: 'HALT', data: { left: 3, until: 9 } },
      { text: '编号或创始密码有误', lockedUntil: null },
    ],
    ['a lock without an end', { reason: 'LOCKED', data: {} }, { text: '编号或创始密码有误', lockedUntil: null }],
    ['a lock with a count', { reason: 'LOCKED', data: { left: 0 } }, { text: '编号或创始密码有误', lockedUntil: null }],
  ] as const)('counts and waits only as it is told: %s', (_name, change, rejection) => {
    expect(rejectionOf({ ...refused, ...change })).toEqual(rejection)
  })

  it('says that the network was gone', () => {
    expect(rejectionOf({ kind: 'timeout' })).toEqual({ text: '请求超时，请重新尝试', lockedUntil: null })
  })
})

it.each([
  [{ until: 1_700_000_600_000 }, 1_700_000_600_000],
  [{ until: '1700000600000' }, 0],
  [{}, 0],
])('the instant in %p is %d', (data, at) => {
  expect(instantOf(data, 'until')).toBe(at)
})

const no = (change: object): CallError => ({ kind: 'refused', reason: 'NOT_FOUND', msg: '未找到', data: {}, ...change })

// Contract (miniLogin; userBindMobile, userBindWechat): what else the server needs from somebody who wants to sign in.
it.each([
  ['a stranger', no({ data: { need: 'phoneCode' } }), true, false],
  ['a stranger to anything else', no({}), false, false],
  ['one without the right', no({ reason: 'NO_RIGHT', data: { need: 'phoneCode' } }), false, false],
  ['one who must say who he is', no({ reason: 'NO_RIGHT', data: { need: 'proof' } }), false, true],
  ['one who may not at all', no({ reason: 'NO_RIGHT' }), false, false],
  ['a stranger who must say who he is', no({ data: { need: 'proof' } }), false, false],
  ['one without a network', { kind: 'timeout' }, false, false],
] as const)('of %s', (_name, error, isPhoneNeeded, isProofNeeded) => {
  expect([needsPhone(error), needsProof(error)]).toEqual([isPhoneNeeded, isProofNeeded])
})

it.each([
  ['the messenger gave no code', { kind: 'offline', message: 'login:fail' }, '微信未响应，请重试'],
  ['the network was gone', { kind: 'offline', message: 'request:fail login:' }, '网络不通，请检查网络后重试'],
  ['it took too long', { kind: 'timeout' }, '请求超时，请重新尝试'],
  ['a field was wrong', no({ reason: 'FORM', data: { fields: { code: '验证码有误' } } }), '验证码有误'],
  ['no field was named', no({ data: { fields: {} } }), '未找到'],
  ['the fields are none', no({ data: { fields: null } }), '未找到'],
  ['the fields are a text', no({ data: { fields: '验证码' } }), '未找到'],
  ['a field has no words', no({ data: { fields: { code: 6 } } }), '未找到'],
  ['it was refused as a whole', no({}), '未找到'],
] as const)('a failed messenger login says so when %s', (_name, error, text) => {
  expect(loginFailureText(error)).toBe(text)
})

it.each([
  [3021, '已登录 3021'],
  [1, '已登录 1'],
  [0, '已登录'],
])('who came in as block %d reads %s', (blockNo, text) => {
  expect(doneText({ blockNo })).toBe(text)
})
