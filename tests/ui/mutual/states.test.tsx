import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { cat, leavePage, pageText } from '../session/people'
import { dayMs, finished, helping, info, matched, noonMs, own, reply } from './answers'
import { ended, keys, offer, open } from './open'
import type { Visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

/** How a post stands, who looks, what is said, and which buttons there are. */
const cases: readonly [string, MutualInfo, Visit['user'], readonly string[], readonly string[]][] = [
  [
    'open, to a neighbour',
    info(),
    cat,
    ['等待应答', '无人应答，到期自动关闭', '承诺感谢 60 人气值', '暂无应答'],
    ['我来帮'],
  ],
  ['open, to a guest', info({ acts: [] }), null, ['早晚各喂一次'], ['登录后应答']],
  ['open, without a block', info({ acts: [] }), { ...cat, blockNo: 0 }, [], ['购买区块后，才能应答']],
  ['open, of another city', info({ acts: [], areaId: 9 }), cat, [], ['当前区块不在这座城']],
  ['open, to a block set for transfer', info({ acts: [] }), cat, [], ['128 号现在不能应答']],
  ['open, where it is closed', info({ acts: [], enabled: false }), cat, [], ['本城暂未开放互助']],
  ['over, before the timer came', info({ acts: [], expireAt: noonMs }), cat, [], ['已到期，不能应答']],
  ['an offer', info({ ...offer, acts: ['join'] }), cat, ['感谢 5 人气值', '帮过 12 次，收到 180'], ['我需要']],
  [
    'that the reader replied to',
    info({ acts: ['withdraw'], turn: { what: '选人', isMine: false, until: noonMs + dayMs, otherwise: '到期关闭' } }, [
      reply({ blockNo: 128, isMine: true }),
    ]),
    cat,
    ['等 130 选人', '我的'],
    ['撤回应答'],
  ],
  ['own, without a reply', own({ turn: null }, []), cat, ['预留的 30 人气值退回'], ['关闭', '修改']],
  ['own, with replies', own(), cat, ['轮到你 · 选人', '2 栋 3 单元 201'], ['关闭', '修改']],
  ['own, of a block set for transfer', own({ acts: ['close'] }), cat, [], ['关闭']],
  ['own, matched', matched(), cat, ['等 91 帮忙', '选了 TA', '和 91 的消息'], ['关闭', '感谢 30 人气值']],
  [
    'own, finished',
    finished(),
    cat,
    ['轮到你 · 感谢 91', '不操作，到时自动送出承诺的 30 人气值', '说已帮完', '搬好了，没磕。'],
    ['没帮到', '感谢 30 人气值'],
  ],
  ['own, finished without points', finished({ thanks: 0 }), cat, ['不操作，到时自动道谢'], ['没帮到', '道谢']],
  ['of the helper', helping(), cat, ['轮到你 · 帮忙', '东市 6 号院 2 栋 101', '和 130 的消息'], ['退出', '帮完了']],
  [
    'of the helper, finished',
    helping({
      acts: [],
      finished: { at: noonMs, text: '', thumbs: '' },
      turn: { what: '道谢', isMine: false, until: noonMs + dayMs, otherwise: '自动道谢' },
    }),
    cat,
    ['等 130 道谢', '说已帮完'],
    [],
  ],
  [
    'an offer, to who was chosen',
    info(
      {
        ...offer,
        state: 'matched',
        acts: ['thank', 'stepBack'],
        mine: { replyId: 41, isAsker: true, isHelper: false },
        turn: { what: '帮忙', isMine: false, until: noonMs + dayMs, otherwise: '到期关闭' },
      },
      [reply({ blockNo: 128, isMine: true, state: 'chosen' })],
    ),
    cat,
    ['等 130 帮忙', '预留的 5 人气值退回'],
    ['退出', '感谢 5 人气值'],
  ],
  [
    'matched, to others',
    info(
      {
        state: 'matched',
        acts: [],
        turn: { what: '帮忙', isMine: false, until: noonMs + dayMs, otherwise: '到期关闭' },
      },
      [reply({ state: 'chosen' })],
    ),
    cat,
    ['等 91 帮忙', '选了 TA'],
    ['看全部互助'],
  ],
  [
    'thanked',
    matched({ ...ended, state: 'done', given: 30 }),
    cat,
    ['已道谢', '128 送给 91 30 人气值'],
    ['重新发布，预留 30 人气值'],
  ],
  [
    'thanked without points',
    matched({ ...ended, state: 'done', given: 0, thanks: 0 }),
    cat,
    ['128 感谢 91'],
    ['重新发布'],
  ],
  ['expired', own({ ...ended, state: 'expired' }, []), cat, ['已到期', '未选人'], ['重新发布，预留 30 人气值']],
  ['closed', own({ ...ended, state: 'closed' }, []), cat, ['已关闭'], ['重新发布，预留 30 人气值']],
  [
    'that was not helped',
    info({ ...ended, state: 'closed', reason: '约好的时间没有来' }, [reply({ state: 'chosen' })]),
    null,
    ['已关闭', '没帮到：约好的时间没有来'],
    ['看全部互助'],
  ],
  [
    'that was removed',
    info({
      ...ended,
      state: 'removed',
      reason: '内容不合规定',
      title: '内容已移除',
      content: '内容已移除：内容不合规定',
    }),
    null,
    ['已移除', '原因：内容不合规定'],
    ['看全部互助'],
  ],
  ['to the mayor', info({ acts: ['pin'] }), cat, [], ['置顶', '128 号现在不能应答']],
  ['to the mayor who pinned it', info({ acts: ['unpin'] }), cat, [], ['取消置顶', '128 号现在不能应答']],
]

it.each(cases)('says how it stands, and what can be done: %s', async (_name, post, user, said, buttons) => {
  await open(post, {}, { user: user ?? null })
  for (const text of said) expect(pageText()).toContain(text)
  expect(keys()).toEqual(buttons)
})
