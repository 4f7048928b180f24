import { areaToEnter, digitsOf, rejectionOf } from '@/features/session/login/rules'

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

  it('says that the network was gone', () => {
    expect(rejectionOf({ kind: 'timeout' })).toEqual({ text: '请求超时，请重新尝试', lockedUntil: null })
  })
})

it('takes a pasted password with its spaces', () => {
  expect(digitsOf('1234 5678 9012 3456', 16)).toBe('1234567890123456')
})
