import { roundFacts, roundRow, roundStamp, roundSteps } from '../../../server/modules/archive/rules/rounds'
import { spendFacts, spendRow, spendStamp, spendSteps } from '../../../server/modules/archive/rules/spends'
import type { ArchivedRound, ArchivedSpend, ArchivedVote, Income } from '../../../server/modules/archive/store'

const at = (text: string) => Date.parse(`${text}+08:00`)
const openAt = at('2026-11-01T07:00:00')
const closeAt = at('2026-11-08T00:00:00')

describe('a round of the archive', () => {
  const round: ArchivedRound = {
    round_id: 3,
    ver: 4,
    area_id: 3253,
    area_name: '测试城',
    no: 'K2611',
    round_no: 11,
    kind: 'slot',
    title: '扩容',
    description: '',
    tiers: '[]',
    quota: 120,
    left_count: 117,
    per_user: 3,
    start_capacity: 3,
    max_capacity: 20,
    open_at: openAt,
    close_at: closeAt,
    state: 'archived',
    draft_by: 1,
    approved_by: 2,
    approved_at: at('2026-10-25T10:00:00'),
    closed_at: closeAt,
    halt_by: null,
    halt_reason: '',
    halted_by: null,
    created_at: at('2026-10-24T10:00:00'),
    updated_at: closeAt,
    sold: 3,
  }
  const halted: Partial<ArchivedRound> = {
    halt_reason: '价格有误',
    halted_by: 2,
    closed_at: at('2026-11-03T12:00:00'),
  }
  const income: Income = [
    { amount: 1_980, no: 41, hash: Buffer.from('a1', 'hex') },
    { amount: 1_990, no: 44, hash: Buffer.from('7c11', 'hex') },
  ]

  it('is a row with what was sold of how many', () => {
    expect(roundRow(round)).toEqual({
      type: 'expand',
      refId: 3,
      no: 'K2611',
      title: '第 11 期 · 扩容',
      end: 'done',
      result: '售出 3',
      figure: '120 个',
      ending: '结束',
      closedAt: closeAt,
    })
    expect(roundRow({ ...round, kind: 'plot' }).figure).toBe('120 块')
    expect(roundRow({ ...round, kind: 'plot', quota: 1_200, sold: 1_063 })).toMatchObject({
      result: '售出 1,063',
      figure: '1,200 块',
    })
    expect([1, 0].map((quota) => roundRow({ ...round, quota }).figure)).toEqual(['1 个', '不限量'])
    expect(roundRow({ ...round, closed_at: null, close_at: 5 }).closedAt).toBe(5)
  })

  it('was stopped when somebody did', () => {
    expect([roundStamp(round), roundStamp({ ...round, ...halted })]).toEqual(['已结束', '已停止'])
    expect(roundRow({ ...round, ...halted })).toMatchObject({
      end: 'stopped',
      ending: '停止',
      closedAt: halted.closed_at,
    })
    expect(roundStamp({ ...round, halt_by: 1, halt_reason: '价格有误' })).toBe('已结束')
  })

  it('is told in three lines', () => {
    expect(roundFacts(round, income)).toEqual([
      { label: '售出', value: '3 个' },
      { label: '进城市财库', value: '¥39.70' },
      { label: '笔数', value: '2 笔' },
    ])
    expect(roundFacts({ ...round, kind: 'plot', sold: 0 }, []).map(({ value }) => value)).toEqual([
      '0 块',
      '¥0.00',
      '0 笔',
    ])
  })

  it('went from its announcement to its end, which the last income proves', () => {
    expect(roundSteps(round, income)).toEqual([
      { at: at('2026-10-25T10:00:00'), title: '公告', text: '扩容。' },
      { at: openAt, title: '开放', text: '到 11-08。' },
      {
        at: closeAt,
        title: '结束',
        text: '售出 3 个，¥39.70 进城市财库，共 2 笔。',
        entryNo: 44,
        hash: '7c11',
      },
    ])
  })

  it('has no proof of nothing, and is announced with what was said of it', () => {
    const steps = roundSteps({ ...round, sold: 0, approved_at: null, description: '按号计价。', closed_at: null }, [])
    expect(steps).toEqual([
      { at: round.created_at, title: '公告', text: '扩容。按号计价。' },
      { at: openAt, title: '开放', text: '到 11-08。' },
      { at: closeAt, title: '结束', text: '售出 0 个，¥0.00 进城市财库，共 0 笔。' },
    ])
  })

  it('says why it was stopped, and was open only if it opened before that', () => {
    const steps = (closedAt: number) => roundSteps({ ...round, ...halted, closed_at: closedAt }, income)
    const titles = (closedAt: number) => steps(closedAt).map(({ title }) => title)
    expect(steps(openAt + 1).at(-1)?.text).toBe('原因：价格有误。售出 3 个，¥39.70 进城市财库，共 2 笔。')
    expect(titles(openAt + 1)).toEqual(['公告', '开放', '停止'])
    expect(titles(openAt)).toEqual(['公告', '停止'])
  })
})

const approvedAt = at('2026-11-18T06:00:00')
const payAt = at('2026-11-19T07:15:00')
const spend: ArchivedSpend = {
  spend_id: 7,
  no: 'F261118-0001',
  ver: 4,
  area_id: 3253,
  area_name: '测试城',
  vote_id: 5,
  vote_no: 'V261102-0001',
  yes_share: 7_140,
  proposed_at: at('2026-11-02T10:00:00'),
  author_user_id: 1,
  author_block_no: 12,
  payee_user_id: 2,
  payee_block_no: 91,
  purpose: '南桥路灯维修',
  amount: 230_000,
  state: 'accounted',
  approved_at: approvedAt,
  pay_at: payAt,
  paid_at: payAt + 1,
  paid_no: 1_842,
  paid_hash: Buffer.from('7c110a9e', 'hex'),
  paid_after: 8_231_045,
  proof_before: null,
  remind_at: null,
  proof_text: '换了十二盏路灯。',
  proof_thumbs: 'demo/a.svg,demo/b.svg',
  first_proof_at: payAt + 2,
  proof_at: payAt + 3,
  given_back: 0,
  stop_by: null,
  stop_reason: '',
  stopped_by: null,
  closed_at: payAt + 2,
}
const unpaid = {
  paid_at: null,
  paid_no: null,
  paid_hash: null,
  paid_after: null,
  proof_at: null,
  first_proof_at: null,
}
const stopped: ArchivedSpend = { ...spend, ...unpaid, state: 'stopped', stop_reason: '报价有误' }
const returned: ArchivedSpend = { ...spend, state: 'returned', proof_at: null, given_back: 230_000 }

describe('a spend of the archive', () => {
  it('is a row with what was paid to whom', () => {
    expect(spendRow(spend)).toEqual({
      type: 'fund',
      refId: 7,
      no: 'F261118-0001',
      title: '南桥路灯维修',
      end: 'done',
      result: '已付 ¥2,300.00',
      figure: '凭证 2 张',
      ending: '交凭证',
      closedAt: payAt + 2,
    })
    expect(spendRow({ ...spend, closed_at: null }).closedAt).toBe(approvedAt)
  })

  it.each([
    ['stopped', stopped, '已停付', '停付'],
    ['returned', returned, '已退回', '退回'],
  ])('that was %s says so, and of how much', (_, row, result, ending) => {
    expect(spendRow(row)).toMatchObject({ end: 'stopped', ending, result, figure: '¥2,300.00' })
    expect(spendStamp(row)).toBe(result)
  })

  it('is settled otherwise', () => {
    expect([spendStamp(spend), spendStamp({ ...spend, state: 'paid' })]).toEqual(['已结清', '已结清'])
  })

  it('is told in three lines, without the share of few votes', () => {
    expect(spendFacts(spend)).toEqual([
      { label: '支出', value: '¥2,300.00' },
      { label: '投票', value: '71.4 % 通过' },
      { label: '收款', value: '91 号' },
    ])
    expect(spendFacts({ ...spend, yes_share: null })[1]).toEqual({ label: '投票', value: '通过' })
  })

  const voted = [
    { at: spend.proposed_at, title: '提案', text: '12 号发起，投票 V261102-0001。' },
    { at: approvedAt, title: '投票通过', text: '同意 71.4 %。' },
  ]
  const waited = { at: approvedAt, title: '公示 24 小时', text: '到 11-19 07:15 付款。' }
  const unopposed = { at: approvedAt + 86_400_000, title: '公示 24 小时', text: '无人申请停付。' }
  const passed = [...voted, unopposed]
  const payment = {
    at: payAt + 1,
    title: '付款',
    text: '社区基金 → 91 号收入 ¥2,300.00，余 ¥82,310.45。',
    entryNo: 1_842,
    hash: '7c110a9e',
  }

  it('went from its proposal to its proof', () => {
    const proof = { at: payAt + 3, title: '交凭证', text: '91 号：换了十二盏路灯。' }
    expect(spendSteps(spend)).toEqual([...passed, payment, { ...proof, thumbs: spend.proof_thumbs }])
    expect(spendSteps({ ...spend, given_back: 1 }).at(-1)?.text).toBe(`${proof.text}已退回基金 ¥0.01。`)
    expect(spendSteps({ ...spend, proof_thumbs: '' }).at(-1)).toEqual(proof)
  })

  it('leads to the proposal and to the ballots of the vote that passed it', () => {
    const vote = {
      vote_id: 5,
      state: 'passed',
      ballot: 'yesno',
      options: '[]',
      anonymous: true,
      census: 1_204,
      cast_count: 460,
      supporters: '市长 12',
      removed_by: null,
      tally: JSON.stringify({ ballots: 460, abstain: 23, counts: [312, 125] }),
    } as unknown as ArchivedVote
    const steps = (row: ArchivedVote) => spendSteps(spend, row).slice(0, 2)
    expect(steps(vote)).toEqual([
      { ...voted[0], text: '12 号发起，市长 12 号附议。', link: { type: 'vote', refId: 5, text: '看提案原文' } },
      {
        ...voted[1],
        text: '同意 312 · 反对 125 · 弃权 23，投票率 38.2 %。',
        link: { type: 'vote', refId: 5, text: '460 张选票，可逐张核对' },
      },
    ])
    const few = { ...vote, supporters: '', tally: JSON.stringify({ ballots: 2, abstain: 0, counts: [2, 0] }) }
    expect(steps({ ...few, cast_count: 2 })).toEqual([
      { ...voted[0], link: { type: 'vote', refId: 5, text: '看提案原文' } },
      { ...voted[1], text: '投票率 0.2 %，共 2 票。' },
    ])
  })

  it('says that somebody asked to stop it in vain', () => {
    expect(spendSteps({ ...spend, stop_by: 3 })[2]).toEqual({ ...unopposed, text: '申请过停付，未停付。' })
  })

  it('shows no place and no hash where there is none, nor the share of few votes', () => {
    const steps = spendSteps({ ...spend, yes_share: null, paid_no: null, paid_hash: null, paid_after: null })
    expect(steps[1]).toEqual({ at: approvedAt, title: '投票通过', text: 'V261102-0001' })
    expect(steps[3]).toEqual({ at: payment.at, title: payment.title, text: '社区基金 → 91 号收入 ¥2,300.00。' })
  })

  it('was stopped before it was paid, and why', () => {
    expect(spendSteps(stopped)).toEqual([...voted, waited, { at: payAt + 2, title: '停付', text: '原因：报价有误。' }])
    expect(spendSteps({ ...stopped, closed_at: null })).toEqual([...voted, waited])
  })

  it('came back as a whole', () => {
    const end = { at: payAt + 2, title: '全部退回', text: '已退回基金 ¥2,300.00。' }
    expect(spendSteps(returned)).toEqual([...passed, payment, end])
    expect(spendSteps({ ...returned, closed_at: null })).toEqual([...passed, payment])
  })
})
