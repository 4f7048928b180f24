import { actFailure, writeFailure } from '@/features/mutual/rules/failures'
import { rowTurn } from '@/features/mutual/rules/turn'
import { refused } from '../../support/app/given-api'

const errorOf = (...of: Parameters<typeof refused>) => refused(...of).error
const hourMs = 3_600_000

it('a refused act says what the server knows, and that nothing came of it', () => {
  expect(actFailure(errorOf('CLOSED', '已经选了人'), 'join')).toMatchObject({
    text: '已经选了人，未应答',
    step: 'reload',
  })
  expect(actFailure(errorOf('LIMIT', '今天最多谢 200'), 'thank')).toMatchObject({
    text: '今天最多谢 200，未道谢',
    step: 'close',
  })
  expect(actFailure(errorOf('NO_RIGHT', '只有市长能置顶'), 'pin')).toMatchObject({ step: 'account' })
  expect(actFailure(errorOf('NOT_FOUND', '未找到这条互助'), 'close')).toMatchObject({ text: '未找到该互助，未关闭' })
  expect(actFailure(errorOf('CLOSED'), 'choose')).toMatchObject({ text: '互助已结束，未选人' })
  expect(actFailure({ kind: 'loggedOut' }, 'join')).toBeUndefined()
  expect(actFailure({ kind: 'timeout' }, 'join')).toMatchObject({ step: 'retry' })
})

it('a post that was not written says why in one line', () => {
  expect(writeFailure(errorOf('LIMIT', '这块已有 3 条'))).toBe('这块已有 3 条，未提交')
  expect(writeFailure(errorOf('MOVED'))).toBe('互助刚刚有变化，未提交')
  expect(writeFailure({ kind: 'timeout' })).toContain('再次点击将核对结果')
})

describe('a post in a list', () => {
  const turn = { what: '道谢', isMine: true, until: 3 * hourMs, otherwise: '自动道谢' }

  it('is urgent under two hours', () => {
    expect(rowTurn({ state: 'matched', turn }, 0, false)).toMatchObject({ tone: 'me', who: '轮到你', act: '道谢' })
    expect(rowTurn({ state: 'matched', turn }, hourMs, false)).toMatchObject({ tone: 'me' })
    expect(rowTurn({ state: 'matched', turn }, hourMs + 1, false)).toMatchObject({ tone: 'urgent' })
  })

  it('says what waits for others, and how it ended, among the own ones only', () => {
    const others = { ...turn, isMine: false }
    expect(rowTurn({ state: 'matched', turn: others }, 0, true)).toMatchObject({ tone: 'wait', who: '等道谢' })
    expect(rowTurn({ state: 'open', turn: null }, 0, true)).toEqual({ tone: 'wait', who: '等待应答' })
    expect(rowTurn({ state: 'done', turn: null }, 0, true)).toEqual({ tone: 'done', who: '已道谢' })
    for (const state of ['matched', 'open', 'done'] as const)
      expect(rowTurn({ state, turn: state === 'matched' ? others : null }, 0, false)).toBeUndefined()
  })
})
