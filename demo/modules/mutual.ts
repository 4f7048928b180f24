import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import type { MutualKind } from '@contract/mutual/transitions'
import { chooseReply, finishPost, joinPost } from '../../server/modules/mutual/acts'
import { pinPost } from '../../server/modules/mutual/admin'
import { mutualJobs } from '../../server/modules/mutual/jobs'
import { addMutualMessage } from '../../server/modules/mutual/open/messages'
import { endPost } from '../../server/modules/mutual/thanks'
import { addPost } from '../../server/modules/mutual/write'
import type { CallerOf, DemoDeps, Happening, ModuleHappenings } from '../demo-clock'
import { doDue } from '../due'
import { demoClientNo, must } from '../trade'

/** A post of the demo city, so many days ago. Replies come an hour apart; the first of them is chosen where the post goes on. */
interface DemoPost {
  readonly blockNo: number
  readonly kind: MutualKind
  readonly title: string
  readonly content: string
  readonly place: string
  readonly placeDetail: string
  readonly thanks: number
  readonly days: 7 | 30
  readonly daysAgo: number
  readonly replies: readonly (readonly [blockNo: number, content: string])[]
  readonly isPinned?: true
  /** How far it goes; without it, nobody is chosen. */
  readonly until?: 'matched' | 'finished' | 'done'
}

const demoPosts: readonly DemoPost[] = [
  {
    blockNo: 130,
    kind: 'need',
    title: '帮看两天猫，元旦不在家',
    content: '早晚各喂一次，猫粮在门口柜子里。',
    place: '东市',
    placeDetail: '东市 6 号院 2 栋 101',
    thanks: 60,
    days: 30,
    daysAgo: 1,
    replies: [
      [36, '我早晚都路过，可以。'],
      [94, '家里养过猫，放心。'],
    ],
    isPinned: true,
  },
  {
    blockNo: 128,
    kind: 'need',
    title: '周日帮忙搬一架旧钢琴',
    content: '从二楼到门口货车，要三个人，半小时。楼道拐角窄，最好有肩带。',
    place: '北门 2 栋',
    placeDetail: '北门 2 栋 201',
    thanks: 30,
    days: 30,
    daysAgo: 9,
    replies: [
      [91, '我叫上儿子和邻居，正好三个人，肩带有。'],
      [132, '周日下午三点后可以。'],
      [409, '缺人叫我，我有小推车。'],
    ],
    until: 'finished',
  },
  {
    blockNo: 36,
    kind: 'need',
    title: '谁有梯子借一天',
    content: '换客厅灯，A 字梯两米就够。',
    place: '城心',
    placeDetail: '',
    thanks: 10,
    days: 7,
    daysAgo: 0,
    replies: [],
  },
  {
    blockNo: 77,
    kind: 'need',
    title: '教我妈用手机挂号',
    content: '她在家，周末下午都行，有耐心就好。',
    place: '南桥',
    placeDetail: '南桥 3 号',
    thanks: 20,
    days: 30,
    daysAgo: 2,
    replies: [
      [2107, '我周六下午有空。'],
      [132, '我教过我爸，可以来。'],
    ],
  },
  {
    blockNo: 94,
    kind: 'offer',
    title: '周末免费磨剪刀和菜刀',
    content: '带来就磨，一家两把。',
    place: '南桥 9 号',
    placeDetail: '后院进门左手',
    thanks: 5,
    days: 30,
    daysAgo: 3,
    replies: [[3021, '有两把菜刀，周六上午拿过来。']],
  },
  {
    blockNo: 12,
    kind: 'need',
    title: '找丢了的蓝色书包',
    content: '傍晚在河西候车亭，里面有画具。',
    place: '河西',
    placeDetail: '河西候车亭对面',
    thanks: 50,
    days: 30,
    daysAgo: 4,
    replies: [[91, '我每天跑那条线，明天问问站台。']],
    until: 'matched',
  },
  {
    blockNo: 3021,
    kind: 'need',
    title: '帮收两天快递',
    content: '出门两天，三个小件，放门口柜子就行。',
    place: '麦田东路',
    placeDetail: '麦田东路 11 号门口柜子',
    thanks: 15,
    days: 7,
    daysAgo: 12,
    replies: [[2107, '我就在隔壁，交给我。']],
    until: 'done',
  },
  {
    blockNo: 1866,
    kind: 'need',
    title: '借一台小水泵用半天',
    content: '给蜂箱旁边的水池换水。',
    place: '西山口',
    placeDetail: '',
    thanks: 10,
    days: 7,
    daysAgo: 15,
    replies: [],
  },
]

/** Mutual aid at every step: open, matched, waiting for thanks, thanked and expired. Source: community §6 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf) => {
  return demoPosts.flatMap((post, index) => happeningsOf(deps, nowMs, callerOf, post, index))
}

function happeningsOf(deps: DemoDeps, nowMs: number, callerOf: CallerOf, post: DemoPost, index: number): Happening[] {
  const at = Math.min(dayStart(nowMs) - post.daysAgo * dayMs + 8 * hourMs, nowMs - hourMs)
  const author = callerOf(post.blockNo)
  const helperNo = post.replies[0]?.[0] ?? 0
  let [mutualId, ver, replyId] = [0, 1, 0]
  const wish = (what: string) => ({ clientNo: demoClientNo(`${what}Post`, index), mutualId, ver })
  const { kind, title, content, place, placeDetail, thanks, days } = post
  const publish = async () => {
    const form = { kind, title, content, thumbs: '', place, placeDetail, thanks, days }
    mutualId = must('post', await addPost(deps, author, { clientNo: demoClientNo('post', index), ...form })).mutualId
  }
  const reply = async (n: number, blockNo: number, text: string) => {
    const made = must('reply', await joinPost(deps, callerOf(blockNo), { ...wish(`reply${n}`), content: text }))
    if (n === 0) replyId = made.mine.replyId ?? 0
  }
  const pin = async () => {
    ver = must('pin', await pinPost(deps, callerOf(77), { ...wish('pin'), on: 1 })).ver
  }
  const choose = async () => {
    ver = must('choice', await chooseReply(deps, author, { ...wish('choose'), replyId })).ver
    const said = { clientNo: demoClientNo('word', index), id: mutualId, images: '' }
    must('word', await addMutualMessage(deps, author, { ...said, text: '谢谢，到了给我发消息。' }))
  }
  const finish = async () => {
    const said = { content: '都办好了，有事再叫我。', thumbs: '' }
    ver = must('finish', await finishPost(deps, callerOf(helperNo), { ...wish('finish'), ...said })).ver
  }
  const thank = async () => {
    must('thanks', await endPost(deps, author, { ...wish('thank'), helped: 1, reason: '' }))
  }
  const due = () => doDue(deps, mutualJobs(deps))
  const { until, isPinned } = post
  const isFinished = until === 'finished' || until === 'done'
  // What waits for thanks was finished lately, or the timer would have thanked by now.
  const finishedAt = until === 'done' ? at + 2 * dayMs : nowMs - 3 * hourMs
  return [
    { at, run: publish },
    ...post.replies.map(([blockNo, text], n) => ({
      at: Math.min(at + (n + 1) * hourMs, nowMs),
      run: () => reply(n, blockNo, text),
    })),
    ...(isPinned ? [{ at: nowMs - hourMs / 2, run: pin }] : []),
    ...(until === undefined ? [] : [{ at: at + dayMs, run: choose }]),
    ...(isFinished ? [{ at: finishedAt, run: finish }] : []),
    ...(until === 'done' ? [{ at: finishedAt + hourMs, run: thank }] : []),
    ...(at + days * dayMs <= nowMs && until === undefined ? [{ at: at + days * dayMs, run: due }] : []),
  ]
}
