import FundEntryPage from '@/pages/fund/entry'
import { navigation } from '@/platform/navigation/navigation'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { check, gift, place, seenHead } from './answers'
import { press, visit } from './show'

const params = { areaId: '3253', no: '1842' }

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('one entry of the ledger', () => {
  it('shows a guest the amount, both accounts, what it stands on, its place and the recount', async () => {
    localStorage.setItem('menpai_fundHead_3253', `1840 ${seenHead}`)
    const { inputsTo } = await visit(FundEntryPage, {
      user: null,
      params,
      answers: { '/bctFund/entry': () => place(), '/bctFund/check': () => check({ seenOk: true }) },
    })
    expect(inputsTo('/bctFund/entry')).toEqual([{ areaId: 3253, entryNo: 1842 }])
    for (const words of [
      '测试城社区基金 · 第 1,842 条',
      '84,610.45',
      '91 号收入',
      '不公开',
      '11-19 07:15:00',
      '投票 V261102-0001 通过 71.4 %',
      'F261118-0001',
      '3 张，11-20 提交',
      'E590-41B7',
      '7C11-0A9E',
      'B0D4-93FC',
      '一致。1,846 条记录已全部重算，余额无误；你上次看到的记录未被改动。',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('text')).toContain('−2,300.00 元')
  })

  it('younger than the last recount is not called counted again', async () => {
    const answers = { '/bctFund/entry': () => place(), '/bctFund/check': () => check({ entries: 1841 }) }
    await visit(FundEntryPage, { params, answers })
    expect(pageText()).toContain('已核对到第 1,841 条，本条稍后再核对。')
    expect(pageText()).not.toContain('一致')
  })

  it('leads to the spend, and to the entries beside it', async () => {
    const instead = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
    const { went } = await visit(FundEntryPage, { params, answers: { '/bctFund/entry': () => place() } })
    await press('button', '支付依据投票 V261102-0001 通过 71.4 %')
    await press('button', '支出单F261118-0001')
    await press('button', '第 1,843 条，手续费分成')
    expect(went()).toEqual(['/pages/vote/info?id=5', '/pages/fund/info?id=7'])
    expect(instead).toHaveBeenCalledWith('/pages/fund/entry?areaId=3253&no=1843')
  })

  it('shows a gift with its words, from its giver to the fund', async () => {
    const answers = { '/bctFund/entry': () => place(gift, { other: '一位居民', spend: null, next: null }) }
    await visit(FundEntryPage, { params: { areaId: '3253', no: '1841' }, answers })
    for (const words of ['一位居民捐赠', '给路灯', '转出', 'G261118-0001']) expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('支出单')
  })

  it('leads everybody from what a sponsor paid to the shop', async () => {
    const sponsor = {
      ...gift,
      kind: 'sponsor' as const,
      title: '听雨茶舍 赞助',
      memo: '',
      ref: 'S260813-0001',
      shopId: 7,
    }
    const answers = { '/bctFund/entry': () => place(sponsor, { spend: null }) }
    const { went } = await visit(FundEntryPage, { params: { areaId: '3253', no: '1841' }, answers })
    await press('button', '编号S260813-0001')
    expect(went()).toEqual(['/pages/shop/info?id=7'])
  })

  it('leads an order’s own people to the order', async () => {
    const share = { ...gift, kind: 'share' as const, title: '订单手续费分成', ref: 'D261121-0006', orderId: 61 }
    const answers = { '/bctFund/entry': () => place(share, { spend: null }) }
    const { went } = await visit(FundEntryPage, { params: { areaId: '3253', no: '1841' }, answers })
    await press('button', '编号D261121-0006')
    expect(went()).toEqual(['/pages/order/info?id=61'])
  })

  it('says that there is none, and that it failed', async () => {
    await visit(FundEntryPage, { params, answers: { '/bctFund/entry': () => refused('NOT_FOUND') } })
    expect(pageText()).toContain('未找到该记录')
    leavePage()
    await visit(FundEntryPage, { params: {} })
    expect(pageText()).toContain('未找到该记录')
    leavePage()
    let isDown = true
    const answer = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : place())
    await visit(FundEntryPage, { params, answers: { '/bctFund/entry': answer } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('南桥路灯维修')
  })
})
