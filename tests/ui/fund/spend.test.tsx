import type { FundSpend } from '@contract/endpoints/community/fund'
import { fen } from '@contract/money'
import FundSpendPage from '@/pages/fund/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { proof, spend } from './answers'
import { press, visit } from './show'

const payee: FundSpend = { ...spend, isPayee: true, acts: ['proof', 'giveBack'] }
const accounted: FundSpend = { ...payee, ver: 4, state: 'accounted', proof }

const open = (given: FundSpend, answers: GivenAnswers = {}) =>
  visit(FundSpendPage, { params: { id: '7' }, answers: { '/bctFund/spend': () => given, ...answers } })

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('one spend', () => {
  it('shows everybody whose turn it is, what it is for and what it stands on', async () => {
    const { went } = await open(spend)
    for (const words of [
      '等 91',
      '交凭证',
      '逾期公示',
      '南桥路灯维修',
      '测试城 · F261118-0001',
      'V261102-0001 通过 71.4 %',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('button')).not.toContain('提交凭证')
    await press('button', '账本第 1,842 条')
    await press('button', '投票V261102-0001 通过 71.4 %')
    expect(went()).toEqual(['/pages/fund/entry?areaId=3253&no=1842', '/pages/vote/info?id=5'])
  })

  it.each<[string, Partial<FundSpend>, readonly string[]]>([
    [
      'public',
      { state: 'approved', paidAt: null, entryNo: null, proofBefore: null },
      ['公示中', '付给 91 号', '预计付款'],
    ],
    ['late', { isLate: true }, ['等 91', '未交凭证']],
    ['accounted', { state: 'accounted', proof }, ['已交凭证', '换了十二盏路灯，含工钱', '11-20 09:00 提交']],
    ['stopped', { state: 'stopped', stoppedBecause: '报价有误' }, ['已停付：报价有误。资金仍在基金中']],
    ['returned', { state: 'returned', givenBack: fen(230_000) }, ['已退回', '2,300.00']],
  ])('says how it stands: %s', async (_name, part, words) => {
    await open({ ...spend, ...part })
    for (const word of words) expect(pageText()).toContain(word)
  })

  it('asks who got the money for a proof with words and pictures', async () => {
    const { inputsTo } = await open(payee, { '/bctFund/proof': () => accounted })
    expect(pageText()).toContain('轮到你')
    await press('button', '提交凭证')
    expect(pageText()).toContain('请填写说明')
    await write('说明', '太短了')
    await press('button', '提交凭证')
    expect(pageText()).toContain('说明不能少于 10 字')
    await write('说明', '换了十二盏路灯，含工钱')
    await press('button', '提交凭证')
    expect(pageText()).toContain('请上传图片')
    expect(inputsTo('/bctFund/proof')).toEqual([])
  })

  it('replaces a proof, beginning with the one that is there', async () => {
    const { inputsTo } = await open(accounted, { '/bctFund/proof': () => ({ ...accounted, ver: 5 }) })
    await press('button', '更换凭证')
    await write('说明', '换了十二盏路灯，含工钱和灯罩')
    await press('button', '提交凭证')
    expect(inputsTo('/bctFund/proof')).toEqual([
      expect.objectContaining({ spendId: 7, ver: 4, text: '换了十二盏路灯，含工钱和灯罩', thumbs: proof.thumbs }),
    ])
    expect(namesOf('button')).toContain('更换凭证')
  })

  it.each([
    ['NO_RIGHT', '只有收款人能提交凭证'],
    ['EXPIRED', '凭证提交已满 7 天，不能再更换'],
    ['MOVED', '支出刚刚有变化，未提交'],
  ] as const)('says why a proof was refused: %s', async (reason, words) => {
    await open(accounted, { '/bctFund/proof': () => refused(reason) })
    await press('button', '更换凭证')
    await press('button', '提交凭证')
    expect(pageText()).toContain(words)
  })

  it('takes money back, no more than is left', async () => {
    const { inputsTo } = await open(
      { ...payee, givenBack: fen(30_000) },
      { '/bctFund/giveBack': () => ({ ...payee, ver: 4, givenBack: fen(40_000) }) },
    )
    await press('button', '退回')
    await write('退回金额', '2000.01')
    expect(pageText()).toContain('请填写 0.01 – 2,000.00 之间的金额')
    await write('退回金额', '100')
    await press('button', '退回 ¥100.00')
    expect(inputsTo('/bctFund/giveBack')).toEqual([expect.objectContaining({ spendId: 7, ver: 3, amount: 10_000 })])
    expect(pageText()).toContain('400.00')
  })

  it('asks how giving back ended after a lost answer, and says why it was refused', async () => {
    let answer: ReturnType<NonNullable<GivenAnswers['/bctFund/giveBack']>> = { ok: false, error: { kind: 'timeout' } }
    const { inputsTo } = await open(payee, { '/bctFund/giveBack': () => answer })
    await press('button', '退回')
    await write('退回金额', '100')
    await press('button', '退回 ¥100.00')
    expect(pageText()).toContain('未收到结果，可能已退回成功')
    answer = refused('LIMIT', '', { left: 5_000 })
    await press('button', '核对是否退回')
    expect(pageText()).toContain('最多退 50.00，没有扣款')
    const [first, second] = inputsTo('/bctFund/giveBack')
    expect(second).toEqual(first)
  })

  it('says that there is none, and that it failed', async () => {
    await visit(FundSpendPage, { params: { id: '7' }, answers: { '/bctFund/spend': () => refused('NOT_FOUND') } })
    expect(pageText()).toContain('未找到该支出')
    leavePage()
    let isDown = true
    const answer = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : spend)
    await visit(FundSpendPage, { params: { id: '7' }, answers: { '/bctFund/spend': answer } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('南桥路灯维修')
  })
})
