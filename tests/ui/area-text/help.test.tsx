import FreezePage from '@/pages/wallet/freeze'
import RichPage from '@/pages/rich/index'
import MinePage from '@/pages/user/user'
import type { AreaText } from '@/features/area-text/atoms'
import { navigation } from '@/platform/navigation/navigation'
import { loadSiteAtom } from '@/lib/session/site'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { lost } from '../../support/app/trade-api'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import { site } from '../session/site'
import { byRole, namesOf } from '../support/press'

const help: AreaText = {
  areaId: 3253,
  areaName: '测试城',
  key: 'help',
  title: '帮助',
  content:
    '<h2>买和卖</h2><h3 id="late">卖家不交付怎么办？</h3><p>超时自动退款。</p><h3>怎么取消订单？</h3><p>申请取消。</p>' +
    '<h2>资金</h2><h3 id="frozen">被冻结的资金什么时候回来？</h3><p>到期自动处理。</p>',
  updatedAt: Date.parse('2026-11-01T00:00:00+08:00'),
  ver: 1,
  versions: [],
}
const answers: GivenAnswers = { '/area/text': () => help }
const open = (params: object, given: GivenAnswers = answers) => showPage(RichPage, { answers: given, params })
const seek = async (words: string) => {
  type('搜索问题', words)
  await settle()
}

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('the help page', () => {
  it('shows the questions in their groups, and an answer once it is asked for', async () => {
    await open({ key: 'help' })
    for (const words of ['帮助', '测试城 3253', '买和卖', '资金', '怎么取消订单？']) expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('申请取消。')
    click(byRole('button', '怎么取消订单？展开'))
    await settle()
    expect(pageText()).toContain('申请取消。')
    click(byRole('button', '怎么取消订单？收起'))
    await settle()
    expect(pageText()).not.toContain('申请取消。')
  })

  it('has the question open that a page leads to, and no other', async () => {
    await open({ key: 'help', at: 'frozen' })
    expect(pageText()).toContain('到期自动处理。')
    expect(pageText()).not.toContain('超时自动退款。')
  })

  it('opens at its top for a question that an operator has taken away', async () => {
    await open({ key: 'help', at: 'gone' })
    expect(namesOf('button')).toEqual(expect.arrayContaining(['卖家不交付怎么办？展开']))
    expect(namesOf('button').filter((name) => name.endsWith('收起'))).toEqual([])
  })

  it('finds questions while one types, asks nobody for it, and comes back with an empty box', async () => {
    const { asked } = await open({ key: 'help' })
    const calls = asked.length
    await seek('冻结')
    expect(pageText()).toContain('搜索结果')
    expect(pageText()).not.toContain('怎么取消订单？')
    click(byRole('button', '被冻结的资金什么时候回来？展开'))
    await settle()
    expect(pageText()).toContain('到期自动处理。')
    await seek('')
    expect(pageText()).toContain('怎么取消订单？')
    expect(asked).toHaveLength(calls)
  })

  it('says so when it finds nothing, with the texts and the number that help further', async () => {
    const called = jest.spyOn(phoneCall, 'to').mockImplementation(() => undefined)
    const given = { ...answers, '/index/config': () => ({ ...site, servicePhone: '400-000-0000' }) }
    const { store } = await showPage(RichPage, { answers: given, params: { key: 'help' } })
    await store.set(loadSiteAtom)
    await settle()
    await seek('理发店')
    expect(pageText()).toContain('未找到相关问题')
    expect(pageText()).toContain('用户协议')
    const [service = ''] = namesOf('button').filter((name) => name.startsWith('联系客服'))
    click(byRole('button', service))
    expect(called).toHaveBeenCalledWith('400-000-0000')
  })

  it('shows the record number below what is agreed to, and nothing without one', async () => {
    const given = { ...answers, '/index/config': () => ({ ...site, recordNo: '沪ICP备12345678号-1' }) }
    const { store } = await showPage(RichPage, { answers: given, params: { key: 'agreement' } })
    await settle()
    expect(pageText()).not.toContain('备案')
    expect(pageText()).not.toContain('ICP')
    await store.set(loadSiteAtom)
    await settle()
    expect(namesOf('link')).toContain('沪ICP备12345678号-1')
  })

  it('leads to what is agreed to', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ key: 'help' })
    for (const name of ['用户协议', '隐私政策', '交易规则']) click(byRole('button', name))
    expect(went.mock.calls.map(([to]) => to)).toEqual([
      '/pages/rich/index?key=agreement',
      '/pages/rich/index?key=privacy',
      '/pages/rich/index?key=rules',
    ])
  })

  it('says why it has nothing, and tries again', async () => {
    let isOffline = true
    await open({ key: 'help' }, { '/area/text': () => (isOffline ? lost() : help) })
    expect(pageText()).not.toContain('卖家不交付')
    isOffline = false
    click(byRole('button', '重试'))
    await settle()
    expect(pageText()).toContain('卖家不交付怎么办？')
  })
})

describe('an agreement', () => {
  const [first, second] = [Date.parse('2026-11-01T00:00:00+08:00'), Date.parse('2026-11-20T00:00:00+08:00')]
  const versions = [
    { ver: 2, at: second, agreedAt: null },
    { ver: 1, at: first, agreedAt: first },
  ]
  const of = (ver: number) => ({
    ...help,
    key: 'privacy' as const,
    title: '隐私政策',
    content: `<h2>一、收集</h2><p>第 ${ver} 份手机号。</p>`,
    ver,
    updatedAt: ver === 2 ? second : first,
    versions,
  })
  const policy: GivenAnswers = { '/area/text': ({ ver = 2 }) => of(Number(ver)) }

  it('is a text without a way to a module, with its version and every other one', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ key: 'privacy' }, policy)
    for (const words of [
      '隐私政策',
      '测试城 3253 · 第 2 版 · 2026-11-20 起',
      '第 2 份手机号。',
      '2026-11-01 你已同意',
      '当前查看',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('button').filter((name) => name.startsWith('看'))).toEqual([])
    click(byRole('button', '第 1 版 · 2026-11-01 起2026-11-01 你已同意'))
    expect(went.mock.calls.map(([to]) => to)).toEqual(['/pages/rich/index?key=privacy&ver=1'])
  })

  it('that was in force before says so, and leads to the one that is', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ key: 'privacy', ver: '1' }, policy)
    for (const words of ['第 1 版', '第 1 份手机号。', '这是旧版，现行的是第 2 版。'])
      expect(pageText()).toContain(words)
    click(byRole('button', '看现行版'))
    expect(went.mock.calls.map(([to]) => to)).toEqual(['/pages/rich/index?key=privacy'])
  })
})

describe('the way to the help', () => {
  it('starts at the mine tab, for a resident and for a guest', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await showPage(MinePage, { user: cat, answers: answersToCat })
    click(byRole('button', '帮助和协议'))
    leavePage()
    await showPage(MinePage, {})
    click(byRole('button', '帮助和协议'))
    expect(went.mock.calls.map(([to]) => to)).toEqual(['/pages/rich/index?key=help', '/pages/rich/index?key=help'])
  })

  it('stands where a question arises', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await showPage(FreezePage, { user: cat, answers: answersToCat })
    click(byRole('link', '帮助'))
    expect(went).toHaveBeenCalledWith('/pages/rich/index?key=help&at=frozen')
  })
})
