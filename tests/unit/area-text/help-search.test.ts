import { helpOf, questionsAbout } from '@/features/area-text/rules/help'

/** What somebody finds in a help of these questions, each with its answer, when they type this. */
const found = (questions: readonly (readonly [ask: string, answer: string])[], typed: string) =>
  questionsAbout(helpOf(questions.map(([ask, answer]) => `<h3>${ask}</h3>${answer}`).join('')), typed).map(
    ({ ask }) => ask,
  )

/** Whether one question is found. */
const isFound = (ask: string, answer: string, typed: string) => found([[ask, answer]], typed).length === 1

it('finds nothing for what is typed without a letter', () => {
  expect(found([['订单', '退订']], ' ？')).toEqual([])
})

describe('what is found first in the help', () => {
  it('has it in its heading, then in its answer, then has every pair of its signs apart', () => {
    const questions = [
      ['订单和单号', '退订'],
      ['别的', '<p>看退订单号</p>'],
      ['退订单号', ''],
    ] as const
    expect(found(questions, '退订单号')).toEqual(['退订单号', '别的', '订单和单号'])
  })

  it('has more of its pairs in its heading', () => {
    const questions = [
      ['甲', '退订、订单、单号'],
      ['乙订单', '单号、退订'],
      ['丙退订、订单', '单号'],
    ] as const
    expect(found(questions, '退订单号')).toEqual(['丙退订、订单', '乙订单', '甲'])
  })

  it('is what says the whole of it in its answer before what has only its pairs in its heading', () => {
    const questions = [
      ['取消订单', '申请'],
      ['别的', '怎么取消订单'],
    ] as const
    expect(found(questions, '怎么取消订单')).toEqual(['别的', '取消订单'])
  })

  it('is what stands first in the help when two are as near', () => {
    const questions = [
      ['提现一', ''],
      ['提现二', ''],
    ] as const
    expect(found(questions, '提现')).toEqual(['提现一', '提现二'])
  })

  it('may stand in any group', () => {
    const groups = helpOf('<h2>一</h2><h3>提现</h3>甲<h2>二</h2><h3>充值和提现</h3>乙')
    expect(questionsAbout(groups, '提现').map(({ ask }) => ask)).toEqual(['提现', '充值和提现'])
  })
})

describe('what is near enough in the help', () => {
  // Typed are five signs, so four pairs: 退订, 订单, 单号, 号码.
  it('has half of the pairs of neighbouring signs, wherever they stand', () => {
    expect(isFound('退订', '单号', '退订单号码')).toBe(true)
    expect(isFound('别的', '退订与单号', '退订单号码')).toBe(true)
    expect(isFound('退订', '', '退订单号码')).toBe(false)
    expect(isFound('退、单、码', '订、号', '退订单号码')).toBe(false)
  })

  it('is not asked for the words that only ask', () => {
    expect(isFound('提现', '', '请问怎么提现呢')).toBe(true)
    expect(isFound('为什么可以', '', '请问什么时候可以提现')).toBe(false)
  })

  it('is nothing when only words that ask were typed, unless somebody wrote them so', () => {
    expect(isFound('提现', '明天', '为什么')).toBe(false)
    expect(isFound('为什么收费', '', '为什么')).toBe(true)
  })

  it('does not depend on one sign alone, which is found as it stands', () => {
    expect(isFound('收费', '', '费')).toBe(true)
    expect(isFound('收费', '', '钱')).toBe(false)
  })

  it('depends neither on spaces, marks nor large letters', () => {
    expect(isFound('用 App 付款（微信）', '', 'app付款微信')).toBe(true)
    expect(isFound('微信，支付', '', ' 微 信 - 支付？ ')).toBe(true)
    expect(isFound('QR', '', 'qr')).toBe(true)
  })

  it('does not look into the tags of an answer', () => {
    expect(isFound('甲', '<p class="late">迟</p>', 'late')).toBe(false)
    expect(isFound('甲', '手<b>续</b>费', '手续费')).toBe(true)
    expect(isFound('甲', 'a &amp; b', 'a&b')).toBe(true)
  })
})
