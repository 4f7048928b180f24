import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import { cancelFailure, castFailure, supportFailure, writeFailure } from '@/features/vote/rules/failures'

const refused = (reason: RefusalReason, msg = ''): CallError => ({ kind: 'refused', reason, msg, data: {} })
const lost: CallError = { kind: 'timeout' }
const over: CallError = { kind: 'loggedOut' }

describe('a ballot that was not taken', () => {
  it.each<[RefusalReason, string, object]>([
    ['NO_RIGHT', '128 号不在名册里', { text: '128 号不在名册里', step: 'reload' }],
    ['NO_RIGHT', '', { text: '这块不能投这一票，未投出', step: 'reload' }],
    ['CLOSED', '11-22 24:00 已截止', { text: '11-22 24:00 已截止', step: 'reload' }],
    ['CLOSED', '', { text: '已截止，未投出', step: 'reload' }],
    ['FORM', '选项', { text: '选项有误，未投出，请重新选择', step: 'close' }],
    ['NOT_FOUND', '没有', { text: '未找到该投票，未投出', step: 'reload' }],
  ])('because of %s (%s) says so', (reason, msg, told) => {
    expect(castFailure(refused(reason, msg))).toEqual(told)
  })

  it('may have been taken after all', () => {
    expect(castFailure(lost)).toEqual({
      text: '未收到结果，可能已投票成功。重试将核对结果，不会重复投票。',
      step: 'retry',
    })
    expect(castFailure(over)).toBeUndefined()
  })
})

it('says of a block that is offered for transfer how it is used again, for a ballot and a support', () => {
  const msg = '你的 128 区块已设置转让，期间不能用它买卖、投票或发布。'
  const error: CallError = { kind: 'refused', reason: 'BLOCK_TRANSFER', msg, data: { own: 128 } }
  expect([castFailure(error), supportFailure(error)]).toEqual([
    { text: msg, step: 'reload' },
    { text: msg, step: 'reload' },
  ])
})

describe('a support that was not taken', () => {
  it.each<[RefusalReason, object]>([
    ['OWN', { text: '不能附议自己的', step: 'close' }],
    ['CLOSED', { text: '附议已结束', step: 'reload' }],
    ['NO_RIGHT', { text: '当前账号没有此操作的权限，未附议', step: 'account' }],
    ['NOT_FOUND', { text: '未找到该投票，未附议', step: 'reload' }],
  ])('because of %s says so in words of its own', (reason, told) => {
    expect(supportFailure(refused(reason))).toEqual(told)
  })

  it('may have been taken after all', () => {
    expect(supportFailure(lost)?.text).toBe('未收到结果，可能已附议成功。重试将核对结果，不会重复附议。')
    expect(supportFailure(over)).toBeUndefined()
  })
})

describe('a vote that was not withdrawn', () => {
  it.each<[RefusalReason, object]>([
    ['LIMIT', { text: '已经有人投票，不能撤回', step: 'reload' }],
    ['CLOSED', { text: '投票已结束，未撤回', step: 'reload' }],
  ])('because of %s says so', (reason, told) => {
    expect(cancelFailure(refused(reason))).toEqual(told)
  })

  it('may have been withdrawn after all', () => {
    expect(cancelFailure(lost)?.text).toBe('未收到结果，可能已撤回成功。重试将核对结果，不会重复撤回。')
    expect(cancelFailure(over)).toBeUndefined()
  })
})

describe('a vote that was not written', () => {
  it.each<[RefusalReason, string]>([
    ['NO_RIGHT', '当前账号没有此操作的权限，未提交'],
    ['NOT_ENOUGH', '余额不够，未提交'],
    ['LIMIT', '超出限额，未提交'],
  ])('because of %s says what the server knows of it, or else the reason', (reason, plain) => {
    expect(writeFailure(refused(reason, '人气值 12，满 20 可发起'))).toBe('人气值 12，满 20 可发起')
    expect(writeFailure(refused(reason, ''))).toBe(plain)
  })

  it.each<[RefusalReason, string]>([
    ['BLOCK_TRANSFER', '区块已设置转让，期间不能发起投票。收回后可以'],
    ['CLOSED', '正在等附议，不能再改'],
    ['NOT_FOUND', '未找到该投票，未提交'],
  ])('because of %s says so in words of its own', (reason, words) => {
    expect(writeFailure(refused(reason))).toBe(words)
  })

  it('may have been written after all', () => {
    expect(writeFailure(lost)).toBe('未收到结果，可能已提交成功。再次点击将核对结果，不会重复提交。')
  })
})
