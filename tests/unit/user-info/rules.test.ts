import { changeOf, newPasswordRule, passwordProblem } from '@/features/user-info/rules'
import { fieldError } from '@/lib/forms/validate'
import type { CallError } from '@/lib/http/errors'

const saved = { nickName: '麦田', avatar: 'file/u2/a.jpg', intro: '', thumbs: 'file/u2/b.jpg' }

describe('a change of the profile', () => {
  it.each([
    ['nothing', {}, {}],
    ['white space only', { nickName: ' 麦田 ', intro: '  ' }, {}],
    ['the name', { nickName: ' 麦浪 ' }, { nickName: '麦浪' }],
    ['the picture', { avatar: 'file/u2/c.jpg' }, { avatar: 'file/u2/c.jpg' }],
    ['the introduction', { intro: '种大米' }, { intro: '种大米' }],
    ['the album, emptied', { thumbs: '' }, { thumbs: '' }],
    ['two of them', { nickName: '麦浪', intro: '种大米' }, { nickName: '麦浪', intro: '种大米' }],
  ])('holds only what differs: %s', (_name, typed, change) => {
    expect(changeOf(saved, { ...saved, ...typed })).toEqual(change)
  })
})

const founderWords = '创始密码为 16 位数字'
const manageWords = '管理密码为 6 至 20 位字母或数字'

// Specification §5 (founder password); contract (blockEditPassword).
it.each([
  ['founder', '1234567890123456', null],
  ['founder', '123456789012345', founderWords],
  ['founder', '12345678901234567', founderWords],
  ['founder', '123456789012345a', founderWords],
  ['founder', 1_234_567_890_123_456, founderWords],
  ['founder', '1111222233334444', '新密码不能与原密码相同'],
  ['manage', 'abc123', null],
  ['manage', 'abc12', manageWords],
  ['manage', 'aA3456789012345678zZ', null],
  ['manage', 'aA3456789012345678zZ0', manageWords],
  ['manage', 'abc-123', manageWords],
  ['manage', '1111222233334444', null],
] as const)('a new %s password %p: %p', async (kind, typed, problem) => {
  const old = kind === 'founder' ? '1111222233334444' : typed
  expect(await fieldError('fresh', { rules: [newPasswordRule(kind)] }, { old, fresh: typed })).toBe(problem)
})

const nowMs = Date.UTC(2026, 10, 22, 4)
const tenMinutesLater = nowMs + 600_000
const refused = (reason: 'WRONG_PASSWORD' | 'LOCKED' | 'NO_RIGHT', data: object): CallError => ({
  kind: 'refused',
  reason,
  msg: '没有此操作的权限',
  data: { ...data },
})

it.each([
  ['wrong, with tries left', refused('WRONG_PASSWORD', { left: 4 }), '创始密码有误，还可尝试 4 次'],
  ['wrong', refused('WRONG_PASSWORD', { left: '4' }), '创始密码有误'],
  ['locked until then', refused('LOCKED', { until: tenMinutesLater }), '尝试次数过多，请于 11-22 12:10 后再试'],
  ['locked', refused('LOCKED', {}), '没有此操作的权限'],
  ['refused for another reason', refused('NO_RIGHT', { until: tenMinutesLater }), '没有此操作的权限'],
  ['without an answer', { kind: 'timeout' }, '请求超时，请重新尝试'],
] as const)('a password was not changed: %s', (_name, error, text) => {
  expect(passwordProblem(error, nowMs)).toEqual(text)
})
