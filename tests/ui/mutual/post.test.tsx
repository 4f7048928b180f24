import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { press, pressLast, pressTwice } from '../shop/show'
import { giveClipboard } from '../support/clipboard'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { answer, finished, helping, info, matched, own, repliesPage, reply } from './answers'
import { ended, keys, offer, open } from './open'

const lost = { ok: false, error: { kind: 'timeout' } } as const

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.clearAllMocks()
  jest.restoreAllMocks()
})

describe('a post of mutual aid', () => {
  it('lets a guest in first, and leads to all posts', async () => {
    await open(info({ acts: [] }), {}, { user: null })
    await press('button', '登录后应答')
    expect(pageText()).toContain('请输入 16 位创始密码')
    leavePage()
    const { went } = await open(info({ ...ended, state: 'expired' }))
    await press('button', '看全部互助')
    expect(went()).toEqual(['/pages/mutual/index'])
  })

  it('is replied to, once for two taps', async () => {
    const joined = answer(info({ acts: ['withdraw'] }, [reply({ blockNo: 128, isMine: true })]))
    const { inputsTo } = await open(info(), { '/bctMutual/join': () => joined })
    await press('button', '我来帮')
    await pressLast('应答')
    expect(pageText()).toContain('请填写应答')
    expect(inputsTo('/bctMutual/join')).toEqual([])
    await write('应答', '我早晚都路过，可以。')
    await pressTwice('应答')
    expect(inputsTo('/bctMutual/join')).toEqual([
      expect.objectContaining({ mutualId: 7, ver: 3, content: '我早晚都路过，可以。' }),
    ])
    expect(pageText()).toContain('已应答')
    expect(keys()).toEqual(['撤回应答'])
  })

  it('tells who replies to an offer what is promised, and asks for a lost answer under the same number', async () => {
    let result: ReturnType<NonNullable<GivenAnswers['/bctMutual/join']>> = lost
    const { inputsTo } = await open(info({ ...offer, acts: ['join'] }), { '/bctMutual/join': () => result })
    await press('button', '我需要')
    expect(pageText()).toContain('选中后从你的人气值里预留 5，帮完道谢时送出。')
    await write('应答', '有两把菜刀。')
    await pressLast('应答')
    expect(pageText()).toContain('未收到结果，可能已应答成功')
    result = answer(info({ ...offer, acts: ['withdraw'] }))
    await press('button', '核对是否提交')
    const [first, second] = inputsTo('/bctMutual/join')
    expect(second).toEqual(first)
  })

  it.each([
    [refused('CLOSED', '已经选了人'), '已经选了人，未应答'],
    [refused('NOT_ENOUGH', '人气值不够，差 10', { lack: 10 }), '人气值不够，差 10，未应答'],
    [refused('LIMIT', '已经应答过了'), '已经应答过了，未应答'],
    [refused('MOVED'), '互助刚刚有变化，未应答'],
  ])('says why a reply was refused', async (result, said) => {
    await open(info(), { '/bctMutual/join': () => result })
    await press('button', '我来帮')
    await write('应答', '我来。')
    await pressLast('应答')
    expect(pageText()).toContain(said)
  })

  it('is given to one who replied, after a question', async () => {
    const { inputsTo } = await open(own(), { '/bctMutual/choose': () => answer(matched()) })
    await press('button', '选 TA：91')
    expect(pageText()).toContain('选中的人能看到详细地点')
    await press('button', '再想想')
    expect(inputsTo('/bctMutual/choose')).toEqual([])
    await press('button', '选 TA：91')
    await pressLast('选 TA')
    expect(inputsTo('/bctMutual/choose')).toEqual([expect.objectContaining({ mutualId: 7, ver: 3, replyId: 41 })])
    expect(pageText()).toContain('等 91 帮忙')
  })

  it('says why nobody was chosen, and shows the latest', async () => {
    let isTaken = false
    const post = () => (isTaken ? own({}, [reply({ replyId: 42, blockNo: 409 })]) : own())
    const { inputsTo } = await open(own(), {
      '/bctMutual/info': post,
      '/bctMutual/choose': () => refused('CLOSED', '对方已撤回应答'),
    })
    await press('button', '选 TA：91')
    isTaken = true
    await pressLast('选 TA')
    expect(pageText()).toContain('对方已撤回应答，未选人')
    await press('button', '看最新')
    expect(inputsTo('/bctMutual/info').length).toBeGreaterThan(1)
    expect(namesOf('button')).not.toContain('选 TA：91')
  })

  it('shows further replies when they are asked for', async () => {
    const first = repliesPage([reply()], { last_page: 2, total: 2, cursor: 'c1' })
    const more = repliesPage([reply({ replyId: 43, blockNo: 12 })], { current_page: 2, last_page: 2, total: 2 })
    const { inputsTo } = await open(own(), {
      '/bctMutual/info': ({ cursor }) => own({ replies: 2, repliesPage: cursor === 'c1' ? more : first }),
    })
    await press('button', '看更多应答')
    expect(namesOf('button')).toContain('选 TA：12')
    expect(inputsTo('/bctMutual/info')).toContainEqual({ mutualId: 7, page: 2, cursor: 'c1' })
    expect(namesOf('button')).not.toContain('看更多应答')
  })

  it('is said to be done, with words', async () => {
    const { inputsTo } = await open(helping(), { '/bctMutual/finish': () => answer(helping({ acts: [] })) })
    await press('button', '帮完了')
    expect(pageText()).toContain('对方 72 小时内不操作，自动道谢。')
    await write('说明', '搬好了，没磕。')
    await press('button', '告诉对方')
    expect(inputsTo('/bctMutual/finish')).toEqual([expect.objectContaining({ content: '搬好了，没磕。', thumbs: '' })])
    expect(pageText()).toContain('已告诉对方')
  })

  it('is thanked with what was promised, or with less or more', async () => {
    const done = answer(finished({ ...ended, state: 'done', given: 25 }), {
      pointsRow: { content: '互助退回：周日帮忙搬一架旧钢琴', pointsAdd: 5, points: 295 },
    })
    const { inputsTo } = await open(finished(), { '/bctMutual/done': () => done })
    await press('button', '感谢 30 人气值')
    expect(pageText()).toContain('已承诺 30 人气值')
    await press('button', '增加人气值')
    expect(pageText()).toContain('已承诺 30 人气值，再加 5')
    await press('button', '减少人气值')
    await press('button', '减少人气值')
    expect(pageText()).toContain('已承诺 30 人气值，余下 5 退回')
    await press('button', '送出 25 人气值')
    expect(inputsTo('/bctMutual/done')).toEqual([expect.objectContaining({ helped: 1, thanks: 25 })])
    expect(pageText()).toContain('已道谢')
  })

  it('asks for a whole number of points', async () => {
    const { inputsTo } = await open(finished(), {})
    await press('button', '感谢 30 人气值')
    await write('人气值', '101')
    await press('button', '送出 30 人气值')
    expect(pageText()).toContain('请填写 0–100 的整数')
    expect(inputsTo('/bctMutual/done')).toEqual([])
  })

  it('is said not to have helped, with a reason', async () => {
    const closed = answer(finished({ ...ended, state: 'closed', reason: '约好的时间没有来，也没回消息' }))
    const { inputsTo } = await open(finished(), { '/bctMutual/done': () => closed })
    await press('button', '没帮到')
    await write('原因', '没有来')
    await press('button', '提交并关闭')
    expect(pageText()).toContain('请填写原因，不少于 10 字')
    await write('原因', '约好的时间没有来，也没回消息')
    await press('button', '提交并关闭')
    expect(inputsTo('/bctMutual/done')).toEqual([
      expect.objectContaining({ helped: 0, reason: '约好的时间没有来，也没回消息' }),
    ])
    expect(pageText()).toContain('没帮到：约好的时间没有来，也没回消息')
  })

  it.each([
    ['关闭', own(), '/bctMutual/close', '关闭后不再收到应答。预留的 30 人气值退回。', '已关闭'],
    ['撤回应答', info({ acts: ['withdraw'] }), '/bctMutual/withdraw', '发布的人不能再选你', '已撤回应答'],
    ['退出', helping(), '/bctMutual/withdraw', '退出后重新开放应答', '已退出'],
  ] as const)('is left after a question: %s', async (label, post, path, question, said) => {
    const { inputsTo } = await open(post, { [path]: () => answer(info()) })
    await press('button', label)
    expect(pageText()).toContain(question)
    await press('button', '再想想')
    expect(inputsTo(path)).toEqual([])
    await press('button', label)
    await pressLast(label)
    expect(inputsTo(path)).toEqual([expect.objectContaining({ mutualId: 7, ver: 3 })])
    expect(pageText()).toContain(said)
  })

  it('asks how an act ended after a lost answer, under the same number', async () => {
    let result: ReturnType<NonNullable<GivenAnswers['/bctMutual/close']>> = lost
    const { inputsTo } = await open(own(), { '/bctMutual/close': () => result })
    await press('button', '关闭')
    await pressLast('关闭')
    expect(pageText()).toContain('未收到结果，可能已关闭成功')
    result = answer(own({ ...ended, state: 'closed' }))
    await press('button', '重试')
    const [first, second] = inputsTo('/bctMutual/close')
    expect(second).toEqual(first)
    expect(pageText()).toContain('已关闭')
  })

  it('is published once more with one tap, also two of them', async () => {
    const post = own({ ...ended, state: 'expired', days: 30 }, [])
    const { inputsTo, went } = await open(post, { '/bctMutual/add': () => answer(own({ mutualId: 8 })) })
    await pressTwice('重新发布，预留 30 人气值')
    expect(inputsTo('/bctMutual/add')).toEqual([
      expect.objectContaining({
        kind: 'need',
        title: post.title,
        thanks: 30,
        days: 30,
        placeDetail: '2 栋 3 单元 201',
      }),
    ])
    expect(went()).toEqual(['/pages/mutual/info?id=8'])
  })

  it('is pinned by the mayor, and says why operators removed it', async () => {
    const { inputsTo } = await open(info({ acts: ['pin'] }), {
      '/bctMutual/pin': () => answer(info({ ...ended, state: 'removed', reason: '内容不合规定', acts: [] })),
    })
    await press('button', '置顶')
    expect(inputsTo('/bctMutual/pin')).toEqual([expect.objectContaining({ on: 1 })])
    expect(pageText()).toContain('原因：内容不合规定')
  })

  it('tells the detailed place to the two, who copy it', async () => {
    const copied = giveClipboard()
    await open(helping())
    await press('button', '复制地点')
    expect(copied).toEqual(['东市 6 号院 2 栋 101'])
  })

  it('says that there is none, and can be tried again after a failure', async () => {
    const { went } = await open(info(), { '/bctMutual/info': () => refused('NOT_FOUND') })
    expect(pageText()).toContain('未找到这条互助')
    await press('button', '看全部互助')
    expect(went()).toEqual(['/pages/mutual/index'])
    leavePage()
    let isDown = true
    await open(info(), { '/bctMutual/info': () => (isDown ? lost : info()) })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('帮看两天猫')
  })
})
