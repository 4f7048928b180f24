import { helpTopics } from '@contract/people/help-topics'
import { helpOf, questionsAbout } from '@/features/area-text/rules/help'
import { questionOf } from '@/features/orders/story/rules/question'

const html =
  '<h2>买和卖</h2><p>先看这里</p><h3 id="late">卖家不交付怎么办？</h3><p>24 小时后自动退款。</p>' +
  '<h3>怎么取消？</h3><p>申请取消。</p><h2>资金</h2><h3 id="withdraw">提现多久到账，收多少<b>手续费</b>？</h3><p>下个工作日</p>'
const groups = helpOf(html)
const asksAbout = (typed: string) => questionsAbout(groups, typed).map(({ ask }) => ask)

describe('the text of the help', () => {
  it('has groups with their questions, and what stands before the first of them', () => {
    expect(groups).toEqual([
      {
        title: '买和卖',
        intro: '<p>先看这里</p>',
        questions: [
          { id: 'late', ask: '卖家不交付怎么办？', answer: '<p>24 小时后自动退款。</p>' },
          { id: '', ask: '怎么取消？', answer: '<p>申请取消。</p>' },
        ],
      },
      {
        title: '资金',
        intro: '',
        questions: [{ id: 'withdraw', ask: '提现多久到账，收多少手续费？', answer: '<p>下个工作日</p>' }],
      },
    ])
  })

  it('loses nothing that an operator writes outside of a group', () => {
    expect(helpOf('<p>甲</p><h3>乙</h3>丙')).toEqual([
      { title: '', intro: '<p>甲</p>', questions: [{ id: '', ask: '乙', answer: '丙' }] },
    ])
    expect(helpOf('只有文字')).toEqual([{ title: '', intro: '只有文字', questions: [] }])
    expect(helpOf('')).toEqual([])
  })

  it('reads headings with attributes and large letters', () => {
    expect(helpOf(`<H2 style="color:red">一</H2><H3 class='x' id='fee'>二</H3>三`)).toEqual([
      { title: '一', intro: '', questions: [{ id: 'fee', ask: '二', answer: '三' }] },
    ])
  })
})

describe('a search in the help', () => {
  it('finds words of a heading before those of an answer, whatever stands between them', () => {
    expect(asksAbout('取消')).toEqual(['怎么取消？'])
    expect(asksAbout('手 续 费')).toEqual(['提现多久到账，收多少手续费？'])
    expect(asksAbout('自动退款')).toEqual(['卖家不交付怎么办？'])
    expect(asksAbout('？提现')).toEqual(['提现多久到账，收多少手续费？'])
  })

  it('understands who does not ask in the words of the heading', () => {
    expect(asksAbout('卖家一直不交付')).toEqual(['卖家不交付怎么办？'])
    expect(asksAbout('提现什么时候到账')).toEqual(['提现多久到账，收多少手续费？'])
  })

  it('finds nothing for other things, for signs alone, and for nothing', () => {
    expect(['理发店', '？！', '  ', ''].map(asksAbout)).toEqual([[], [], [], []])
  })
})

it('an order leads to the question that its state raises', () => {
  const of = (state: 'unpaid' | 'paid' | 'delivered' | 'dispute' | 'refunded', side: 'buyer' | 'seller' = 'buyer') =>
    questionOf({ state, side })
  const raised = [of('unpaid'), of('paid'), of('paid', 'seller'), of('delivered'), of('dispute'), of('refunded')]
  for (const topic of raised) expect(helpTopics).toContain(topic)
  expect(raised).toEqual(['guarantee', 'late', 'guarantee', 'receipt', 'dispute', 'frozen'])
})
