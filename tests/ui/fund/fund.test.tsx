import { fen } from '@contract/money'
import FundPage from '@/pages/fund/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { check, head, info, ledger, noonMs, paidOut, seenHead, spend } from './answers'
import { press, visit } from './show'

const kept = 'menpai_fundHead_3253'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the fund of a city', () => {
  it('shows what it has, what is promised, the months, the end of its ledger, what runs and every entry', async () => {
    await visit(FundPage)
    for (const words of [
      '测试城 3253 · 每一笔支出都经投票',
      '可用 80,510.55 · 已留 1,800.00',
      '本月 +6,412.80 −2,300.00',
      '8F3A-71C2-0D9E',
      '已付款 · 12-19 前交凭证',
      '订单手续费分成',
      '11-21 09:20 · D261121-····',
      '11-21 09:20 · 给路灯',
      '余 82,310.55',
      '共 3 条',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('近 12 个月收支，26-11 收入 6,412.80 元，支出 2,300.00 元')
  })

  it('has the figures of its chart behind a word', async () => {
    await visit(FundPage)
    expect(namesOf('listitem')).toEqual([])
    await press('button', '看数字')
    expect(namesOf('listitem')).toEqual(['月份收入支出', '26-11+6,412.80−2,300.00', '26-10+5,000.00−1,200.00'])
  })

  it('leads from a row to its entry, and from what runs to the spend', async () => {
    const { went } = await visit(FundPage)
    const [share = ''] = namesOf('button').filter((name) => name.startsWith('订单手续费分成'))
    await press('button', share)
    const [runs = ''] = namesOf('button').filter((name) => name.startsWith('南桥路灯维修') && name.includes('交凭证'))
    await press('button', runs)
    expect(went()).toEqual(['/pages/fund/entry?areaId=3253&no=1843', '/pages/fund/info?id=7'])
  })

  it('names this season’s sponsors, and leads to their shops', async () => {
    const naming = [{ shopId: 7, name: '听雨茶舍', blockNo: 409 }]
    const { went } = await visit(FundPage, { answers: { '/bctFund/info': () => info({ naming }) } })
    expect(pageText()).toContain('本季冠名')
    await press('button', '听雨茶舍409 号')
    expect(went()).toEqual(['/pages/shop/info?id=7'])
  })

  it('shows entries of one kind, and says how to see all when there are none', async () => {
    const answers: GivenAnswers = { '/bctFund/list': ({ kind }) => ledger(kind === undefined ? [paidOut] : []) }
    const { inputsTo } = await visit(FundPage, { answers })
    await press('button', '账目类型，全部')
    await press('radio', '赞助')
    expect(inputsTo('/bctFund/list')).toContainEqual(expect.objectContaining({ areaId: 3253, kind: 'sponsor' }))
    await press('button', '清除筛选')
    expect(pageText()).toContain('共 1 条')
  })

  it('tells whose turn it is with a proof, and which is late', async () => {
    const spends = [
      { ...spend, isPayee: true, acts: ['proof' as const] },
      { ...spend, spendId: 8, isLate: true },
      { ...spend, spendId: 9, state: 'approved' as const, payAt: Date.parse('2026-11-22T07:15:00+08:00') },
    ]
    await visit(FundPage, { answers: { '/bctFund/info': () => info({ spends }) } })
    for (const words of ['轮到你交凭证', '未交凭证', '公示中 · 11-22 07:15 付给 91 号'])
      expect(pageText()).toContain(words)
  })

  it('shows what open votes ask for, and whose turn it is; a row leads to its vote', async () => {
    const vote = { voteId: 5, no: 'V261119-0002', title: '北门服务点延长营业', amount: fen(180_000), isTurn: true }
    const votes = [
      { ...vote, closeAt: noonMs + 36 * 3_600_000 },
      { ...vote, voteId: 6, title: '南桥加一盏灯', closeAt: noonMs + 60 * 3_600_000, isTurn: false },
    ]
    const { went } = await visit(FundPage, { answers: { '/bctFund/info': () => info({ votes }) } })
    expect(pageText()).toMatch(
      /等投票的支出2北门服务点延长营业1,800.00投票中 · 剩 [\d 天:]+轮到你投南桥加一盏灯1,800.00投票中/,
    )
    expect(pageText().match(/轮到你投/g)).toHaveLength(1)
    const [first = ''] = namesOf('button').filter((name) => name.startsWith('北门服务点延长营业'))
    await press('button', first)
    expect(went()).toEqual(['/pages/vote/info?id=5'])
  })

  it('lets who holds a block here ask for money, and nobody else', async () => {
    const { went } = await visit(FundPage)
    await press('button', '发起支出投票')
    expect(went()).toEqual(['/pages/vote/add?kind=fund'])
    for (const [user, give] of [
      [null, '登录后捐赠'],
      [{ ...cat, blockNo: 0 }, '捐赠'],
    ] as const) {
      leavePage()
      await visit(FundPage, { user })
      expect(namesOf('button')).not.toContain('发起支出投票')
      expect(namesOf('button')).toContain(give)
    }
  })

  it('says that the ledger is empty, that the module is closed, and that it failed', async () => {
    await visit(FundPage, {
      answers: {
        '/bctFund/info': () => info({ entries: 0, spends: [], months: [] }),
        '/bctFund/list': () => ledger([]),
      },
    })
    expect(pageText()).toContain('暂无进账')
    leavePage()
    const { inputsTo } = await visit(FundPage, { answers: { '/bctFund/info': () => info({ enabled: false }) } })
    expect(pageText()).toContain('本城暂未开放基金')
    expect(inputsTo('/bctFund/list')).toEqual([])
    leavePage()
    let isDown = true
    const answer = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : info())
    await visit(FundPage, { answers: { '/bctFund/info': answer } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('可用 80,510.55')
  })
})

describe('the recount of the ledger', () => {
  it('says that it agrees, and sends what this device saw last the next time', async () => {
    const { inputsTo } = await visit(FundPage)
    expect(pageText()).not.toContain('一致。')
    await press('button', '核对')
    expect(pageText()).toContain('一致。1,846 条记录已全部重算，余额无误')
    expect(inputsTo('/bctFund/check')).toEqual([{ areaId: 3253 }, { areaId: 3253, seenNo: 1846, seenHead: head }])
  })

  it('says at once that what this device saw is no longer there, and goes on remembering it', async () => {
    localStorage.setItem(kept, `1842 ${seenHead}`)
    await visit(FundPage, { answers: { '/bctFund/check': () => check({ seenOk: false }) } })
    expect(pageText()).toContain('你上次看到的记录已被改动。第 1,842 条，3A90-22E1-0000-0000')
    expect(localStorage.getItem(kept)).toBe(`1842 ${seenHead}`)
  })

  it('remembers no end that was not found right', async () => {
    await visit(FundPage, { answers: { '/bctFund/check': () => check({ ok: false }) } })
    expect(pageText()).toContain('不一致。1,846 条记录已全部重算，余额或记录有误')
    expect(localStorage.getItem(kept)).toBeNull()
  })

  it('says that what this device saw is still in the chain', async () => {
    localStorage.setItem(kept, `1842 ${seenHead}`)
    await visit(FundPage, { answers: { '/bctFund/check': () => check({ seenOk: true }) } })
    await press('button', '核对')
    expect(pageText()).toContain('你上次看到的记录未被改动')
    expect(localStorage.getItem(kept)).toBe(`1846 ${head}`)
  })
})

describe('a gift', () => {
  const made = { giftId: 3, no: 'G261121-0001', ver: 1, payNo: 'P9', amount: fen(2_000), expireAt: noonMs + 900_000 }
  const answers: GivenAnswers = { '/bctFund/add': () => made }

  it('is 20 at first, shows both accounts now and afterwards, and leads to the cashier', async () => {
    const { inputsTo, went } = await visit(FundPage, { answers })
    await press('button', '捐赠')
    for (const words of ['1,286.40', '1,266.40', '82,310.55', '82,330.55', '捐赠后不退款，资金用途由投票决定。'])
      expect(pageText()).toContain(words)
    await write('留言', '给路灯')
    await press('switch', '不显示我的区块编号账本上写“一位居民”')
    await press('button', '捐赠 ¥20.00')
    expect(inputsTo('/bctFund/add')).toEqual([
      expect.objectContaining({ areaId: 3253, amount: 2_000, memo: '给路灯', anonymous: true }),
    ])
    expect(went()).toEqual(['/pages/fund/index?payNo=P9'])
  })

  it('takes another preset and an amount that is typed, and says which amounts there are', async () => {
    const mine = { given: fen(0), dayLeft: fen(30_000), available: fen(128_640), unpaid: false }
    await visit(FundPage, { answers: { ...answers, '/bctFund/info': () => info({ mine }) } })
    await press('button', '捐赠')
    await press('radio', '100.00 元')
    expect(namesOf('button')).toContain('捐赠 ¥100.00')
    await write('其他金额', '0.5')
    expect(pageText()).toContain('请填写 1.00 – 5,000.00 之间的金额')
    await write('其他金额', '300.01')
    expect(pageText()).toContain('今日还可捐赠 300.00')
    await write('其他金额', '300')
    expect(namesOf('button')).toContain('捐赠 ¥300.00')
    await press('radio', '5.00 元')
    expect(namesOf('button')).toContain('捐赠 ¥5.00')
  })

  it('says that the balance is not enough', async () => {
    const mine = { given: fen(0), dayLeft: fen(2_000_000), available: fen(1_000), unpaid: false }
    await visit(FundPage, { answers: { ...answers, '/bctFund/info': () => info({ mine }) } })
    await press('button', '捐赠')
    expect(pageText()).toContain('余额不够')
  })

  it('asks how it ended after a lost answer, under the same number', async () => {
    let isLost = true
    const add = () => (isLost ? ({ ok: false, error: { kind: 'timeout' } } as const) : made)
    const { inputsTo } = await visit(FundPage, { answers: { '/bctFund/add': add } })
    await press('button', '捐赠')
    await press('button', '捐赠 ¥20.00')
    expect(pageText()).toContain('未收到结果，可能已提交成功')
    isLost = false
    await press('button', '核对是否提交')
    const [first, second] = inputsTo('/bctFund/add')
    expect(second).toEqual(first)
  })

  it.each([
    ['LIMIT', { dayLeft: 30_000 }, '今日还可捐赠 300.00，没有扣款'],
    ['BEFORE_OPEN', {}, '每日 07:00 后开放购买和付款'],
    ['NO_RIGHT', {}, '当前账号不能捐赠，没有扣款'],
    ['HALT', {}, '交易已暂停，资金不受影响'],
  ] as const)('says why it was refused: %s', async (reason, data, words) => {
    await visit(FundPage, { answers: { '/bctFund/add': () => refused(reason, '', data) } })
    await press('button', '捐赠')
    await press('button', '捐赠 ¥20.00')
    expect(pageText()).toContain(words)
  })

  it('lets a guest in first', async () => {
    await visit(FundPage, { user: null, answers: { '/bctFund/info': () => info({ mine: null }) } })
    await press('button', '登录后捐赠')
    expect(pageText()).toContain('请输入 16 位创始密码')
  })

  it('has the menu of specification §2, and each entry leads on', async () => {
    const { went } = await visit(FundPage)
    for (const entry of ['档案', '基金说明']) {
      await press('button', '更多')
      await press('menuitem', entry)
    }
    expect(went()).toEqual(['/pages/archive/index?type=fund', '/pages/rich/index?key=fund'])
  })
})
