import { barOf, publishKey } from '@/features/mutual/rules/bar'
import type { BarFacts } from '@/features/mutual/rules/bar'

type Post = BarFacts['post']

const post = (part: Partial<Post> = {}): Post => ({
  kind: 'need',
  state: 'open',
  acts: [],
  thanks: 30,
  enabled: true,
  isMine: false,
  finished: null,
  expireAt: 1_000,
  mine: { replyId: null, isAsker: false, isHelper: false },
  ...part,
})
const facts = (part: Partial<Post> = {}, more: Partial<Omit<BarFacts, 'post'>> = {}): BarFacts => ({
  post: post(part),
  blockNo: 128,
  isHere: true,
  nowMs: 500,
  ...more,
})
const said = (of: BarFacts) => barOf(of).map(({ label, isMain }) => (isMain ? `*${label}` : label))

describe('the buttons under a post', () => {
  it.each<[string, BarFacts, readonly string[]]>([
    ['who may reply', facts({ acts: ['join'] }), ['*我来帮']],
    ['who may reply to an offer', facts({ kind: 'offer', acts: ['join'] }), ['*我需要']],
    ['a guest', facts({}, { blockNo: undefined }), ['*登录后应答']],
    ['somebody without a block', facts({}, { blockNo: 0 }), ['*购买区块后，才能应答']],
    ['a guest of a post that is over', facts({}, { blockNo: undefined, nowMs: 1_000 }), ['*已到期，不能应答']],
    ['a block of another city', facts({}, { isHere: false }), ['*当前区块不在这座城']],
    ['a block that may not act', facts(), ['*128 号现在不能应答']],
    ['a city where it is closed', facts({ enabled: false }), ['*本城暂未开放互助']],
    ['the author', facts({ isMine: true, acts: ['edit', 'choose', 'close'] }), ['关闭', '修改']],
    ['who replied', facts({ acts: ['withdraw'] }), ['撤回应答']],
    ['the helper', facts({ state: 'matched', acts: ['finish', 'stepBack'] }), ['退出', '*帮完了']],
    ['the helper of an offer', facts({ state: 'matched', acts: ['finish', 'close'] }), ['关闭', '*帮完了']],
    ['the asker, before it is done', facts({ state: 'matched', acts: ['thank', 'close'] }), ['关闭', '感谢 30 人气值']],
    [
      'the asker, once it is done',
      facts({ state: 'matched', acts: ['thank', 'notHelped'], finished: { at: 1, text: '', thumbs: '' } }),
      ['没帮到', '*感谢 30 人气值'],
    ],
    ['one of the two who waits', facts({ state: 'matched', mine: { replyId: 1, isAsker: false, isHelper: true } }), []],
    ['others, once somebody is chosen', facts({ state: 'matched' }), ['看全部互助']],
    ['others, at the end', facts({ state: 'done' }), ['看全部互助']],
    ['the author, at the end', facts({ state: 'expired', isMine: true }), ['*重新发布，预留 30 人气值']],
    ['the author of an offer, at the end', facts({ kind: 'offer', state: 'done', isMine: true }), ['*重新发布']],
    ['the author of what was removed', facts({ state: 'removed', isMine: true }), ['看全部互助']],
    [
      'the author, as a block of another city',
      facts({ state: 'closed', isMine: true }, { isHere: false }),
      ['看全部互助'],
    ],
  ])('are those of %s', (_name, of, labels) => {
    expect(said(of)).toEqual(labels)
  })

  it.each<[string, BarFacts, readonly string[]]>([
    ['replying', facts({ acts: ['join'] }), ['join']],
    ['a login', facts({}, { blockNo: undefined }), ['login']],
    ['a block', facts({}, { blockNo: 0 }), ['noBlock']],
    ['nothing, because it is over', facts({}, { nowMs: 1_000 }), ['off']],
    ['nothing, because it is closed here', facts({ enabled: false }), ['off']],
    ['nothing, because of the block', facts(), ['off']],
    ['the list, for the author of a post that nobody can change now', facts({ isMine: true }), ['list']],
    ['closing and changing', facts({ isMine: true, acts: ['edit', 'choose', 'close'] }), ['close', 'edit']],
    ['taking back', facts({ acts: ['withdraw'] }), ['withdraw']],
    ['stepping back and finishing', facts({ state: 'matched', acts: ['finish', 'stepBack'] }), ['stepBack', 'finish']],
    ['complaining and thanking', facts({ state: 'matched', acts: ['thank', 'notHelped'] }), ['notHelped', 'thank']],
    [
      'nothing for who asks and waits',
      facts({ state: 'matched', mine: { replyId: 1, isAsker: true, isHelper: false } }),
      [],
    ],
    ['the list, for others', facts({ state: 'matched' }), ['list']],
    ['the list, at the end', facts({ state: 'done' }), ['list']],
    ['publishing again', facts({ state: 'closed', isMine: true }), ['again']],
    ['the list, where it is closed', facts({ state: 'closed', isMine: true, enabled: false }), ['list']],
  ])('do %s', (_name, of, kinds) => {
    expect(barOf(of).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('name no points where none were promised', () => {
    expect(said(facts({ state: 'closed', isMine: true, thanks: 0 }))).toEqual(['*重新发布'])
  })

  it('under the list publish, or say what is needed first', () => {
    expect([undefined, 0, 128].map((blockNo) => publishKey(blockNo, blockNo === 128).label)).toEqual([
      '登录后发布互助',
      '购买区块后，才能发布互助',
      '发布互助',
    ])
    expect([undefined, 0, 128].map((blockNo) => publishKey(blockNo, true).kind)).toEqual(['login', 'noBlock', 'join'])
    expect(publishKey(128, false)).toMatchObject({ kind: 'off', label: '当前区块不在这座城' })
  })
})
