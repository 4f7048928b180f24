import { contentOf, linkTargets, typedOf } from '@/features/notices/rules'

const toMoney = '<p><a href="/pages/user/money">去看：资金</a></p>'

describe('what is sent to an area', () => {
  it.each([
    ['one line', '明日停水', '<p>明日停水</p>'],
    ['two lines', '明日停水\n请储水', '<p>明日停水</p><p>请储水</p>'],
    ['lines with empty ones and spaces around', '  明日停水 \n\n   \n 请储水\n', '<p>明日停水</p><p>请储水</p>'],
    [
      'marks that HTML reads',
      '3 < 5 & 7 > 2, 再 & 再 < < >>',
      '<p>3 &lt; 5 &amp; 7 &gt; 2, 再 &amp; 再 &lt; &lt; &gt;&gt;</p>',
    ],
    ['nothing', ' \n ', ''],
    ['rich text', ' <p>明日<b>停水</b></p>\n<P>请储水</P> ', '<p>明日<b>停水</b></p>\n<P>请储水</P>'],
    ['a lone closing tag', '停水</b>', '停水</b>'],
    ['a tag with what it needs', '<img src="a.jpg">', '<img src="a.jpg">'],
    ['a tag that is never closed', '<b 停水', '<p>&lt;b 停水</p>'],
  ])('is, of %s, its paragraphs', (_, typed, sent) => {
    expect(contentOf(typed, 'none')).toBe(sent)
  })

  it('ends with the page that it leads to', () => {
    expect(contentOf('退款已到', 'money')).toBe(`<p>退款已到</p>${toMoney}`)
    expect(contentOf('<b>退款</b>', 'money')).toBe(`<b>退款</b>${toMoney}`)
    expect(contentOf('', 'money')).toBe(toMoney)
  })
})

describe('what was sent, as it is typed again', () => {
  it.each([
    ['paragraphs', '<p>明日停水</p><p>请储水</p>', '明日停水\n请储水'],
    ['marks that HTML reads', '<p>3 &lt; 5 &amp; 7 &gt; 2</p>', '3 < 5 & 7 > 2'],
    ['every mark of a line', '<p>&lt;&lt; &gt;&gt; &amp;&amp;</p>', '<< >> &&'],
    ['a mark that was typed as HTML writes it', '<p>&amp;lt;</p>', '&lt;'],
    ['text before the paragraphs', '请看<p>停水</p>', '请看<p>停水</p>'],
    ['text behind the paragraphs', '<p>停水</p>请看', '<p>停水</p>请看'],
    ['a paragraph with a tag in it', '<p>明日<b>停水</b></p>', '<p>明日<b>停水</b></p>'],
    ['nothing', '', ''],
  ])('is, of %s, what was meant', (_, content, text) => {
    expect(typedOf(content)).toEqual({ text, link: 'none' })
  })

  it('knows the page at the end, and no other', () => {
    expect(typedOf(`<p>退款已到</p>${toMoney}`)).toEqual({ text: '退款已到', link: 'money' })
    expect(typedOf(`${toMoney}<p>完</p>`)).toEqual({ text: `${toMoney}<p>完</p>`, link: 'none' })
  })

  it.each([...linkTargets, 'none' as const])('comes back as it was typed, with %s', (link) => {
    const text = '价格 < 5 元 & 数量 > 2\n完'
    expect(typedOf(contentOf(text, link))).toEqual({ text, link })
  })
})
