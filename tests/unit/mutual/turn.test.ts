import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { chosenOf, isLive, postTurn, sidesOf } from '@/features/mutual/rules/turn'
import { info, noonMs, own, reply } from '../../ui/mutual/answers'

const until = noonMs + 5_000
const turnOf = (isMine: boolean): MutualInfo['turn'] => ({ what: '', isMine, until, otherwise: '' })
const chosen = [reply({ blockNo: 409 }), reply({ state: 'chosen' })]
/** The need of 128, and how it looks to its author and to 91, who helps. */
const toAsker = (part: Partial<MutualInfo>) => own({ state: 'matched', ...part }, chosen)
const toHelper = (part: Partial<MutualInfo>) =>
  info(
    { blockNo: 128, state: 'matched', thanks: 30, mine: { replyId: 41, isAsker: false, isHelper: true }, ...part },
    chosen,
  )
const finished = { at: noonMs, text: '', thumbs: '' }

it('a post lives until it ends', () => {
  const states = ['open', 'matched', 'done', 'closed', 'expired', 'removed'] as const
  expect(states.map((state) => isLive({ state }))).toEqual([true, true, false, false, false, false])
})

it('the author of a need is helped, the author of an offer helps; the other is who was chosen', () => {
  expect(chosenOf(own())).toBeUndefined()
  expect(chosenOf(toAsker({}))?.blockNo).toBe(91)
  expect(sidesOf(own())).toEqual({ asker: 128, helper: undefined })
  expect(sidesOf(toAsker({}))).toEqual({ asker: 128, helper: 91 })
  expect(sidesOf(toAsker({ kind: 'offer' }))).toEqual({ asker: 91, helper: 128 })
})

describe('the page of a post says whose turn it is, and what happens otherwise', () => {
  it('while nobody replied', () => {
    const waits = { isMine: false, what: '等待应答', until: noonMs + 7 }
    const back = '无人应答，到期自动关闭，预留的 30 人气值退回'
    expect(postTurn(own({ turn: null, expireAt: noonMs + 7 }))).toEqual({ ...waits, otherwise: back })
    for (const other of [
      own({ turn: null, expireAt: noonMs + 7, thanks: 0 }),
      own({ turn: null, expireAt: noonMs + 7, kind: 'offer' }),
      info({ expireAt: noonMs + 7 }),
    ])
      expect(postTurn(other)).toEqual({ ...waits, otherwise: '无人应答，到期自动关闭' })
  })

  it('while the author may choose', () => {
    expect(postTurn(own({ turn: turnOf(true) }))).toEqual({
      isMine: true,
      what: '轮到你 · 选人',
      until,
      otherwise: '未选人，到期自动关闭，预留的 30 人气值退回',
    })
    expect(postTurn(info({ blockNo: 130, turn: turnOf(false) }))).toEqual({
      isMine: false,
      what: '等 130 选人',
      until,
      otherwise: '未选人，到期自动关闭',
    })
  })

  it('while somebody helps', () => {
    expect(postTurn(toAsker({ turn: turnOf(false) }))).toEqual({
      isMine: false,
      what: '等 91 帮忙',
      until,
      otherwise: '未帮完，到期自动关闭，预留的 30 人气值退回',
    })
    expect(postTurn(toHelper({ turn: turnOf(true) }))).toMatchObject({
      isMine: true,
      what: '轮到你 · 帮忙',
      otherwise: '未帮完，到期自动关闭',
    })
    // Of an offer the one who was chosen promises the points.
    const asks = { replyId: 41, isAsker: true, isHelper: false }
    expect(postTurn(toHelper({ kind: 'offer', mine: asks, turn: turnOf(false) }))).toMatchObject({
      what: '等 128 帮忙',
      otherwise: '未帮完，到期自动关闭，预留的 30 人气值退回',
    })
  })

  it('once it is done', () => {
    const then = '不操作，到时自动送出承诺的 30 人气值'
    expect(postTurn(toAsker({ finished, turn: turnOf(true) }))).toEqual({
      isMine: true,
      what: '轮到你 · 感谢 91',
      until,
      otherwise: then,
    })
    expect(postTurn(toHelper({ finished, turn: turnOf(false) }))).toMatchObject({
      what: '等 128 道谢',
      otherwise: then,
    })
    expect(postTurn(toAsker({ finished, thanks: 0, turn: turnOf(true) })).otherwise).toBe('不操作，到时自动道谢')
  })

  it.each<[string, Partial<MutualInfo>, string, string | undefined]>([
    ['with thanks', { state: 'done', given: 30 }, '已道谢', '128 送给 91 30 人气值'],
    ['with a word', { state: 'done', given: null }, '已道谢', '128 感谢 91'],
    ['by its time', { state: 'expired' }, '已到期', '未选人'],
    ['by its author', { state: 'closed' }, '已关闭', undefined],
    ['without help', { state: 'closed', reason: '没来' }, '已关闭', '没帮到：没来'],
    ['by operators', { state: 'removed', reason: '广告' }, '已移除', '原因：广告'],
  ])('when it ended %s', (_how, part, what, otherwise) => {
    expect(postTurn(toAsker(part))).toEqual({ isMine: false, what, ...(otherwise !== undefined && { otherwise }) })
  })
})
