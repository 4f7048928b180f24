import MutualAddPage from '@/pages/mutual/add'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText } from '../session/people'
import { press, pressTwice } from '../shop/show'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { answer, assets, list, own } from './answers'
import { visit } from './show'

const lost = { ok: false, error: { kind: 'timeout' } } as const

const change = (post: MutualInfo, answers: GivenAnswers = {}) =>
  visit(MutualAddPage, { params: { id: '7' }, answers: { '/bctMutual/info': () => post, ...answers } })

const fill = async () => {
  await write('标题', '谁有梯子借一天')
  await write('说明', '换客厅灯，A 字梯两米就够。')
}

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('writing a post of mutual aid', () => {
  it('asks for what is missing, one thing after the other', async () => {
    const { inputsTo } = await visit(MutualAddPage)
    for (const [missing, label, text] of [
      ['请填写标题', '标题', '梯子'],
      ['标题不能少于 4 字', '标题', '谁有梯子借一天'],
      ['请填写说明', '说明', '换客厅灯。'],
    ] as const) {
      await press('button', '发布')
      expect(pageText()).toContain(missing)
      await write(label, text)
    }
    expect(inputsTo('/bctMutual/add')).toEqual([])
  })

  it('says what is held and how much there is, and is sent once for two taps', async () => {
    const { inputsTo, went } = await visit(MutualAddPage, { answers: { '/bctMutual/add': () => answer(own()) } })
    await fill()
    await write('大致地点', '城心')
    await write('详细地点', '城心 4 号')
    await press('button', '增加感谢')
    await press('button', '增加感谢')
    expect(pageText()).toContain('发布时先从你的 320 里预留 10；关闭或到期退回')
    await press('checkbox', '7 天')
    await pressTwice('发布，预留 10 人气值')
    const said = { kind: 'need', title: '谁有梯子借一天', content: '换客厅灯，A 字梯两米就够。', thumbs: '' }
    expect(inputsTo('/bctMutual/add')).toEqual([
      expect.objectContaining({ ...said, place: '城心', placeDetail: '城心 4 号', thanks: 10, days: 7 }),
    ])
    expect(went()).toEqual(['/pages/mutual/info?id=7'])
  })

  it('of an offer holds nothing', async () => {
    const { inputsTo } = await visit(MutualAddPage, { answers: { '/bctMutual/add': () => answer(own()) } })
    await press('radio', '我能提供')
    expect(pageText()).toContain('你帮完后，选中的人再道谢')
    await fill()
    await write('感谢', '100')
    expect(pageText()).toContain('由选中的人承诺，帮完道谢时送给你')
    await press('button', '发布')
    expect(inputsTo('/bctMutual/add')).toEqual([expect.objectContaining({ kind: 'offer', thanks: 100, days: 30 })])
  })

  it('needs a whole number of points that are there', async () => {
    const { inputsTo } = await visit(MutualAddPage, { answers: { '/user/assets': () => assets(20) } })
    await fill()
    for (const [typed, fault] of [
      ['101', '请填写 0–100 的整数'],
      ['2.5', '请填写 0–100 的整数'],
      ['30', '人气值不够，差 10'],
    ] as const) {
      await write('感谢', typed)
      await press('button', typed === '30' ? '发布，预留 30 人气值' : '发布')
      expect(pageText()).toContain(fault)
    }
    expect(inputsTo('/bctMutual/add')).toEqual([])
  })

  it('says softly that money is no part of it', async () => {
    await visit(MutualAddPage)
    expect(pageText()).toContain('互助不涉及资金。买卖请到在售或求购。')
    await write('说明', '搬完给 20 元。')
    expect(pageText()).toContain('内容里提到了金额')
  })

  it('asks how it ended after a lost answer, under the same number', async () => {
    let isLost = true
    const add = () => (isLost ? lost : answer(own()))
    const { inputsTo } = await visit(MutualAddPage, { answers: { '/bctMutual/add': add } })
    await fill()
    await press('button', '发布')
    expect(pageText()).toContain('未收到结果，可能已提交成功')
    isLost = false
    await press('button', '核对是否提交')
    const [first, second] = inputsTo('/bctMutual/add')
    expect(second).toEqual(first)
  })

  it.each([
    [refused('LIMIT', '这块已有 3 条'), '这块已有 3 条，未提交'],
    [
      refused('BLOCK_TRANSFER', '你的 128 区块已设置转让，收回后恢复。', { own: 128 }),
      '你的 128 区块已设置转让，收回后恢复。',
    ],
    [refused('NO_RIGHT', '本城暂未开放互助', { enabled: false }), '本城暂未开放互助，未提交'],
    [refused('FORM', '', { fields: { thumbs: '最多 9 张图片' } }), '最多 9 张图片'],
  ])('says why it was refused', async (result, words) => {
    await visit(MutualAddPage, { answers: { '/bctMutual/add': () => result } })
    await fill()
    await press('button', '发布')
    expect(pageText()).toContain(words)
  })

  it('lets a guest in first, asks for a block, and says that the module is closed', async () => {
    await visit(MutualAddPage, { user: null })
    await press('button', '登录')
    expect(pageText()).toContain('请输入 16 位创始密码')
    leavePage()
    await visit(MutualAddPage, { user: { ...cat, blockNo: 0 } })
    expect(pageText()).toContain('购买区块后，才能发布互助')
    leavePage()
    await visit(MutualAddPage, { answers: { '/bctMutual/list': () => list([], { enabled: false }) } })
    expect(pageText()).toContain('本城暂未开放互助')
  })

  it('can be tried again', async () => {
    let isDown = true
    const answers: GivenAnswers = { '/bctMutual/list': () => (isDown ? lost : list([])) }
    await visit(MutualAddPage, { answers })
    isDown = false
    await press('button', '重试')
    expect(namesOf('button')).toContain('发布')
  })
})

describe('changing the own post', () => {
  it('begins with what it says; its thanks only grow', async () => {
    const post = own({ thanks: 30, content: '要三个人。' })
    const { inputsTo, went } = await change(post, { '/bctMutual/edit': () => answer(own({ ver: 4 })) })
    expect(namesOf('radio')).toEqual([])
    await write('感谢', '20')
    await press('button', '保存修改')
    expect(pageText()).toContain('感谢只能增加，不低于 30')
    await write('感谢', '35')
    expect(pageText()).toContain('保存时再从你的 320 里预留 5；感谢只能增加')
    await press('button', '保存修改')
    const said = { title: post.title, content: '要三个人。', placeDetail: '2 栋 3 单元 201', thanks: 35 }
    expect(inputsTo('/bctMutual/edit')).toEqual([expect.objectContaining({ mutualId: 7, ver: 3, ...said })])
    expect(went()).toEqual(['/pages/mutual/info?id=7'])
  })

  it('says what the server finds wrong, and that it moved', async () => {
    await change(own({ kind: 'offer' }), {
      '/bctMutual/edit': () => refused('FORM', '', { fields: { thanks: '已有人应答，感谢不能再改' } }),
    })
    await press('button', '保存修改')
    expect(pageText()).toContain('已有人应答，感谢不能再改')
    leavePage()
    await change(own(), { '/bctMutual/edit': () => refused('MOVED') })
    await press('button', '保存修改')
    expect(pageText()).toContain('互助刚刚有变化，未提交')
  })

  it('leads to a post that cannot be changed, and says that there is none', async () => {
    const { went } = await change(own({ acts: ['close'] }))
    expect(pageText()).toContain('这条互助现在不能修改')
    await press('button', '查看互助')
    expect(went()).toEqual(['/pages/mutual/info?id=7'])
    leavePage()
    await change(own(), { '/bctMutual/info': () => refused('NOT_FOUND') })
    expect(pageText()).toContain('未找到这条互助')
  })
})
