import type { VoteRow } from '@contract/endpoints/community/votes'
import { turnOf } from '@/features/vote/rules/turn'
import { askingRow, manyRow, mine, noonMs, row } from '../../ui/vote/answers'

const dayMs = 86_400_000
const twoHoursMs = 7_200_000
const closeAt = row.closeAt ?? 0

const turn = (part: Partial<VoteRow>, nowMs = noonMs, blockNo: number | undefined = 128) =>
  turnOf({ ...row, ...part }, nowMs, blockNo)

describe('a draft', () => {
  it('waits for its author for thirty days', () => {
    expect(turnOf({ ...askingRow, supportUntil: null }, noonMs, 128)).toEqual({
      tone: 'wait',
      who: '草稿',
      act: '待提交',
      until: row.createdAt + 30 * dayMs,
      otherwise: '到期作废',
    })
  })

  it.each([
    [3, '还差 2 块'],
    [4, '还差 1 块'],
    [5, '附议已达标，等基金'],
    [6, '附议已达标，等基金'],
  ])('with %d of five supports says %s', (supports, act) => {
    expect(turnOf({ ...askingRow, supports }, noonMs, 128)).toEqual({
      tone: 'wait',
      who: '等附议',
      act,
      until: askingRow.supportUntil,
      otherwise: '附议不足则作废',
    })
  })
})

describe('an open vote', () => {
  it('is the reader’s turn until it closes', () => {
    expect(turn({})).toEqual({ tone: 'me', who: '轮到你', act: '投票', until: closeAt, otherwise: '不投不计' })
    expect(turnOf(manyRow, noonMs, 128).act).toBe('选 1–3 项')
    // In a list a tag says how many.
    expect(turnOf(manyRow, noonMs, 128, true).act).toBe('投票')
    expect(turnOf({ ...manyRow, maxChoice: 1 }, noonMs, 128).act).toBe('投票')
    expect(turn({ maxChoice: 3 }).act).toBe('投票')
  })

  it('is urgent in its last two hours, to the moment', () => {
    const tones = [closeAt - twoHoursMs, closeAt - twoHoursMs + 1, closeAt - 1].map((nowMs) => turn({}, nowMs).tone)
    expect(tones).toEqual(['me', 'urgent', 'urgent'])
  })

  it('is over at its close, whatever its acts say', () => {
    const told = { tone: 'wait', who: '已截止', act: '11-22 24:00', otherwise: '正在计票' }
    expect(turn({}, closeAt)).toEqual(told)
    expect(turn({ closeAt: null })).toEqual({ ...told, act: '11-21 12:00' })
  })

  it('waits for nobody who has voted or may not', () => {
    const rest = { tone: 'wait', until: closeAt }
    expect(turn({ acts: [], mine: { ...mine, inTransfer: true, cast: true } })).toEqual({
      ...rest,
      who: '转让中',
      act: '不能投票',
      otherwise: '收回后可投',
    })
    // By the management password nothing can be changed.
    expect(turn({ acts: [], mine: { ...mine, cast: true } })).not.toHaveProperty('act')
    expect(turn({ acts: ['change'], mine: { ...mine, cast: true } })).toEqual({
      ...rest,
      who: '已投票',
      act: '可改票',
    })
  })

  it('tells who looks on how one votes', () => {
    const open = { tone: 'wait', who: '进行中', until: closeAt }
    const none = { ...row, acts: [], mine: null }
    expect(turnOf(none, noonMs, undefined)).toEqual({ ...open, act: '登录可投' })
    expect(turnOf(none, noonMs, 0)).toEqual({ ...open, act: '名册已定，新购的区块下次可投' })
    expect(turnOf(none, noonMs, 128)).toEqual({ ...open, act: '名册 1204 块' })
    expect(turn({ acts: [] })).toEqual({ ...open, act: '名册 1204 块' })
  })
})

describe('a vote that has ended', () => {
  const later = closeAt + dayMs
  const kept = { tone: 'wait', who: '已结束', otherwise: '存入档案' }
  const gone = { tone: 'wait', act: '11-23 00:10', otherwise: '不计票' }
  const closedAt = closeAt + 600_000

  it.each(['passed', 'failed', 'noQuorum'] as const)('as %s stands in the archive with its close', (state) => {
    expect(turn({ state, closedAt }, later)).toEqual({ ...kept, act: '11-22 24:00' })
  })

  it('says when it was counted where it had no close, or else now', () => {
    expect(turn({ state: 'failed', closeAt: null, closedAt }, later)).toEqual({ ...kept, act: '11-23 00:10' })
    expect(turn({ state: 'failed', closeAt: null }, noonMs)).toEqual({ ...kept, act: '11-21 12:00' })
  })

  it('without a count says why', () => {
    const ended = { state: 'cancelled', closedAt } as const
    expect(turn(ended, later)).toEqual({ ...gone, who: '已撤回' })
    expect(turn({ ...ended, openAt: null }, later)).toEqual({ ...gone, who: '已作废' })
    expect(turn({ ...ended, openAt: null, removedBecause: '广告' }, later)).toEqual({ ...gone, who: '已移除' })
  })
})
