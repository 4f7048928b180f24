import type { MutualAnswer, MutualInfo, MutualReply, MutualRow } from '@contract/endpoints/community/mutual-view'
import { fen } from '@contract/money'

const moment = (text: string) => Date.parse(`${text}+08:00`)
const hourMs = 3_600_000
export const dayMs = 24 * hourMs

export const noonMs = moment('2026-11-21T12:00:00')

/** What a reader sees of a need of another block that nobody replied to. */
export const row = (part: Partial<MutualRow> = {}): MutualRow => ({
  mutualId: 7,
  no: 'H261121-0003',
  kind: 'need',
  state: 'open',
  blockNo: 130,
  hasMoved: false,
  nickName: '河边的人',
  avatar: '',
  title: '帮看两天猫，元旦不在家',
  content: '早晚各喂一次，猫粮在门口柜子里。',
  place: '东市',
  thanks: 60,
  replies: 0,
  createdAt: noonMs - 6 * 60_000,
  pinUntil: null,
  turn: null,
  isMine: false,
  acts: ['join'],
  ...part,
})

export const list = (rows: MutualRow[] = [row()], part: { enabled?: boolean } = {}) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
  enabled: true,
  counts: { need: 8, offer: 5, mine: 2 },
  ...part,
})

export const reply = (part: Partial<MutualReply> = {}): MutualReply => ({
  replyId: 41,
  blockNo: 91,
  hasMoved: false,
  nickName: '石板桥',
  avatar: '',
  record: { helped: 0, received: 0 },
  content: '我叫上儿子和邻居，正好三个人。',
  at: moment('2026-11-15T08:20:00'),
  state: 'open',
  isMine: false,
  ...part,
})

export const repliesPage = (rows: MutualReply[], part: Partial<MutualInfo['repliesPage']> = {}) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
  ...part,
})

const none = { replyId: null, isAsker: false, isHelper: false }

/** The page of a post; without more, the open need of 130 as 128 sees it. */
export const info = (part: Partial<MutualInfo> = {}, replies: MutualReply[] = []): MutualInfo => ({
  ...row({ replies: replies.length }),
  ver: 3,
  areaId: 3253,
  areaName: '测试城',
  enabled: true,
  blockId: 130_000,
  record: { helped: 0, received: 0 },
  thumbs: '',
  placeDetail: null,
  days: 7,
  expireAt: noonMs + 6 * dayMs,
  matchedAt: null,
  finished: null,
  endedAt: null,
  given: null,
  reason: '',
  mine: none,
  messages: 0,
  repliesPage: repliesPage(replies),
  ...part,
})

/** The own need of 128: two replies, one of them to be chosen. */
export const own = (part: Partial<MutualInfo> = {}, replies = [reply(), reply({ replyId: 42, blockNo: 409 })]) =>
  info(
    {
      blockNo: 128,
      title: '周日帮忙搬一架旧钢琴',
      thanks: 30,
      isMine: true,
      acts: ['edit', 'choose', 'close'],
      placeDetail: '2 栋 3 单元 201',
      mine: { replyId: null, isAsker: true, isHelper: false },
      turn: { what: '选人', isMine: true, until: noonMs + 6 * dayMs, otherwise: '到期关闭' },
      ...part,
    },
    replies,
  )

const chosen = reply({ state: 'chosen' })

export const matched = (part: Partial<MutualInfo> = {}) =>
  own(
    {
      state: 'matched',
      acts: ['thank', 'close'],
      matchedAt: noonMs - dayMs,
      turn: { what: '帮忙', isMine: false, until: noonMs + 13 * dayMs, otherwise: '到期关闭' },
      ...part,
    },
    [chosen],
  )

/** Waits for the thanks of 128. */
export const finished = (part: Partial<MutualInfo> = {}) =>
  matched({
    acts: ['thank', 'notHelped'],
    finished: { at: moment('2026-11-21T06:51:00'), text: '搬好了，没磕。', thumbs: '' },
    turn: { what: '道谢', isMine: true, until: noonMs + 69 * hourMs, otherwise: '自动道谢' },
    ...part,
  })

/** 128 was chosen to help 130. */
export const helping = (part: Partial<MutualInfo> = {}) =>
  info(
    {
      state: 'matched',
      acts: ['finish', 'stepBack'],
      placeDetail: '东市 6 号院 2 栋 101',
      mine: { replyId: 41, isAsker: false, isHelper: true },
      turn: { what: '帮忙', isMine: true, until: noonMs + 13 * dayMs, otherwise: '到期关闭' },
      ...part,
    },
    [reply({ blockNo: 128, isMine: true, state: 'chosen' })],
  )

export const assets = (points: number) => ({
  available: fen(0),
  frozen: fen(0),
  income: fen(0),
  total: fen(0),
  points,
  holds: 0,
  late: 0,
})

/** What an act answers. */
export const answer = (post: MutualInfo, part: Partial<MutualAnswer> = {}): MutualAnswer => ({
  ...post,
  note: '',
  ...part,
})

export const word = (msgId: number, mine: boolean, text: string) => ({
  msgId,
  orderId: 0,
  by: mine ? ('author' as const) : ('chosen' as const),
  mine,
  text,
  images: '',
  at: noonMs - hourMs,
})
export const words = (rows: ReturnType<typeof word>[] = []) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
})
