import { cityWith } from '../../support/access'
import { fen } from '@contract/money'
import type { ApiOutput } from '@contract/endpoints/all'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import MinePage from '@/pages/user/user'
import { sessionEventAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { navigation } from '@/platform/navigation/navigation'
import { unanswered } from '../../support/app/given-api'
import { byRole, namesOf } from '../support/press'
import { site } from '../session/site'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'

afterEach(leavePage)

const profile = answersToCat['/user/getInfo']?.({})
/** To somebody who holds an office in a city. */
const judging: GivenAnswers = {
  ...answersToCat,
  '/user/getInfo': () => ({ ...(profile as ApiOutput<'/user/getInfo'>), judges: true }),
}

describe('the mine tab of who has no block', () => {
  it.each([
    [{}, '可浏览、充值、提现；', ['充值', '提现']],
    [{ recharge: 'closed' as const }, '可浏览、提现；', ['提现']],
    [{ recharge: 'closed' as const, withdraw: 'closed' as const }, '可浏览；', []],
  ])('names of the wallet what is open on this platform, as the keys do: %j', async (closed, words, ways) => {
    const answers = { ...answersToCat, '/index/config': () => ({ ...site, ...cityWith(closed) }) }
    const { store } = await showPage(MinePage, { user: { ...cat, blockNo: 0 }, answers })
    await store.set(loadSiteAtom)
    await settle()
    expect(pageText()).toContain(words)
    expect(namesOf('button').filter((name) => ['充值', '提现'].includes(name))).toEqual(ways)
  })
})

it('the mine tab shows when service answers, and the record number at its foot', async () => {
  const more = { servicePhone: '400-000-0000', serviceHours: '每日 9:00–18:00', recordNo: '沪ICP备12345678号-1' }
  const answers = { ...answersToCat, '/index/config': () => ({ ...site, ...more }) }
  const { store } = await showPage(MinePage, { user: cat, answers })
  await store.set(loadSiteAtom)
  await settle()
  for (const text of Object.values(more)) expect(pageText()).toContain(text)
})

describe('the mine tab of a resident', () => {
  it('shows the plate, the name, the city and the popularity value', async () => {
    await showPage(MinePage, { user: cat, answers: answersToCat })
    for (const text of ['128', '巷口的猫', '测试城 3253 · 入住 412 天', '1,260', '人气值']) {
      expect(pageText()).toContain(text)
    }
  })

  it('shows the three amounts and what is frozen in how many parts', async () => {
    await showPage(MinePage, { user: cat, answers: answersToCat })
    for (const text of ['1,286.40', '293.20', '412.60', '4 笔，按期处理']) expect(pageText()).toContain(text)
  })

  it('promises nothing of frozen money that is late', async () => {
    const money = { available: fen(0), frozen: fen(29_320), income: fen(0), total: fen(29_320) }
    const assets = { ...money, points: 0, holds: 4, late: 1 }
    await showPage(MinePage, { user: cat, answers: { ...answersToCat, '/user/assets': () => assets } })
    expect(pageText()).toContain('4 笔，1 笔已超时')
  })

  it('counts the orders that wait for whom', async () => {
    await showPage(MinePage, { user: cat, answers: answersToCat })
    for (const text of ['3轮到我', '4等对方', '1纠纷中', '33已完成', '买 18 笔 · 卖 23 笔']) {
      expect(pageText()).toContain(text)
    }
  })

  it('says what its tab’s number counts, each part by its word, and nothing of it while it is not known', async () => {
    const unknown = { ...answersToCat, '/index/countParts': () => refused('BUSY') }
    const { store } = await showPage(MinePage, { user: cat, answers: unknown })
    await store.set(loadBadgeAtom)
    await settle()
    expect(pageText()).not.toContain('待办')
    leavePage()
    const { store: online } = await showPage(MinePage, { user: cat, answers: answersToCat })
    await online.set(loadBadgeAtom)
    await settle()
    const [, sum = '', parts = ''] = /待办 (\d+) 项：((?: ?·? ?[^ ·]+ \d+)+)/.exec(pageText()) ?? []
    const counts = [...parts.matchAll(/[^ ·]+ (\d+)/g)].map(([, count]) => Number(count))
    expect(counts.length).toBeGreaterThan(5)
    expect(counts.reduce((all, count) => all + count, 0)).toBe(Number(sum))
    expect(parts).toContain('订单 3 · 求购付款 1')
  })

  it('leads from a counter to the list it counts, and asks which when it counts on both sides', async () => {
    const opened = jest.spyOn(navigation, 'open').mockReturnValue()
    const ways = async (...names: readonly string[]) => {
      for (const name of names) {
        click(byRole('button', name))
        await settle()
      }
      return opened.mock.lastCall?.[0]
    }
    await showPage(MinePage, { user: cat, answers: answersToCat })
    expect(await ways('4等对方')).toBe('/pages/user/buy?tab=running&group=theirs')
    expect(await ways('1纠纷中')).toBe('/pages/user/sale?tab=running&group=dispute')
    expect(await ways('3轮到我', '我买的2 笔')).toBe('/pages/user/buy?tab=running&group=mine')
    expect(await ways('3轮到我', '我卖的1 笔')).toBe('/pages/user/sale?tab=running&group=mine')
    expect(await ways('33已完成', '我卖的21 笔')).toBe('/pages/user/sale?tab=done')
    expect(await ways('买 18 笔')).toBe('/pages/user/buy')
    expect(await ways('卖 23 笔')).toBe('/pages/user/sale')
    opened.mockRestore()
  })

  it('keeps the page and says so when the amounts do not come', async () => {
    let isDown = true
    const assets = answersToCat['/user/assets']
    await showPage(MinePage, {
      user: cat,
      answers: {
        ...answersToCat,
        '/user/assets': (input) => (isDown || !assets ? { ok: false, error: { kind: 'timeout' } } : assets(input)),
      },
    })
    expect(pageText()).toContain('巷口的猫')
    isDown = false
    click(byRole('button', '请求超时，请重新尝试 · 点击重试'))
    await settle()
    expect(pageText()).toContain('1,286.40')
  })

  it('keeps the place of amounts that are on their way, as every list does, and shows no dash', async () => {
    await showPage(MinePage, { user: cat, answers: { ...answersToCat, '/user/assets': () => unanswered } })
    const awaited = () => namesOf('status').filter((name) => name === '加载中')
    expect(awaited()).toEqual([])
    await new Promise((done) => setTimeout(done, 800))
    await settle()
    expect(awaited()).toHaveLength(3)
    expect(document.querySelector('.dash')).toBeNull()
  })

  it('leads those who decide disputes to what waits for them', async () => {
    const waiting = { data: [], total: 2, current_page: 1, last_page: 1, per_page: 15 }
    await showPage(MinePage, {
      user: cat,
      answers: { ...judging, '/bctDispute/list': () => waiting },
    })
    expect(pageText()).toContain('2 件待处理')
  })

  it('says of a block that is offered for transfer what it cannot do, on its plate too', async () => {
    await showPage(MinePage, { user: { ...cat, isOffered: true }, answers: answersToCat })
    expect(pageText()).toContain('转让中，暂停买卖和投票')
    expect(document.querySelector('.is-xl')?.className).toContain('is-transfer')
  })

  it('shows operators nothing more: they work in the console', async () => {
    const { store, asked } = await showPage(MinePage, { user: cat, answers: answersToCat })
    const before = [pageText(), asked.length]
    store.set(sessionEventAtom, { kind: 'checked', token: cat.token, isAdmin: true, renewed: null })
    await settle()
    expect([pageText(), asked.length]).toEqual(before)
  })

  it('leads the mayor to what the city is told, when the server lets him', async () => {
    const told = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 15, residents: 3 }
    const answers = { ...judging, '/bctNotice/manage': () => told, '/bctDispute/list': () => told }
    await showPage(MinePage, { user: cat, answers })
    await settle()
    expect(pageText()).toContain('面向全城发布')
  })

  it('asks for no disputes of who decides none: nothing is refused', async () => {
    const { asked } = await showPage(MinePage, { user: cat, answers: answersToCat })
    await settle()
    expect(pageText()).not.toContain('纠纷裁定')
    expect(asked.filter(({ path }) => ['/bctDispute/list', '/bctNotice/manage'].includes(path))).toEqual([])
  })

  it('asks before logging out, ends the session on the server, and is a guest’s page then', async () => {
    const { asked } = await showPage(MinePage, { user: cat, answers: answersToCat })
    click(byRole('button', '账号菜单'))
    await settle()
    click(byRole('menuitem', '退出登录'))
    await settle()
    click(byRole('button', '退出登录'))
    await settle()
    expect(asked).toContainEqual({ path: '/bctUser/remove', input: { id: 1 } })
    expect(pageText()).toContain('暂无门牌')
  })
})

describe('the look', () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme
  })

  it('is chosen on the mine tab, holds at once, and says what it is', async () => {
    await showPage(MinePage, {})
    click(byRole('button', '外观跟随系统'))
    await settle()
    expect(namesOf('radio')).toEqual(['跟随系统与设备的深浅色保持一致', '浅色', '深色'])
    click(byRole('radio', '深色'))
    await settle()
    expect(document.documentElement.dataset.theme).toBe('dark')
    click(byRole('button', '关闭'))
    await settle()
    expect(namesOf('button')).toContain('外观深色')
    click(byRole('button', '外观深色'))
    await settle()
    click(byRole('radio', '跟随系统与设备的深浅色保持一致'))
    await settle()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('the mine tab of a guest', () => {
  it('asks nothing of the server that belongs to somebody', async () => {
    const { asked } = await showPage(MinePage, {})
    expect(asked).toEqual([])
    expect(pageText()).toContain('暂无门牌')
    expect(pageText()).not.toContain('¥')
  })

  it('opens the login popup', async () => {
    await showPage(MinePage, {})
    click(byRole('button', '登录区块'))
    await settle()
    expect(namesOf('dialog')).toEqual(['登录区块'])
  })

  it('leads to where blocks are sold', async () => {
    const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await showPage(MinePage, {})
    click(byRole('button', '购买区块'))
    expect(opened.mock.calls).toEqual([['/pages/category/index']])
  })

  it('becomes the resident’s page as soon as somebody is logged in', async () => {
    const { store } = await showPage(MinePage, { answers: answersToCat })
    store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    await settle()
    expect(pageText()).toContain('1,286.40')
  })
})
