import { helpOf } from '@/features/area-text/rules/help'

/** The only question of a text. */
function questionIn(html: string) {
  const [group, ...others] = helpOf(html)
  const [question, ...more] = group?.questions ?? []
  expect([others, more]).toEqual([[], []])
  return question
}

describe('a heading of the help', () => {
  it('is a group at the second order, a question at the third, and text at any other', () => {
    expect(helpOf('<h2>组</h2><h1>一</h1><h4>四</h4><hr><h3>问</h3>答')).toEqual([
      { title: '组', intro: '<h1>一</h1><h4>四</h4><hr>', questions: [{ id: '', ask: '问', answer: '答' }] },
    ])
  })

  it('is without what stands around its words, and so is the text below it', () => {
    expect(helpOf(' <h2> 组 </h2>\n <p>前</p> \n<h3>\n问 </h3 > 答 \n')).toEqual([
      { title: '组', intro: '<p>前</p>', questions: [{ id: '', ask: '问', answer: '答' }] },
    ])
  })

  it('is its words alone: tags are left out, and the four named characters are themselves', () => {
    expect(helpOf('<h2><b>买</b>和<i class="x">卖</i></h2>')[0]?.title).toBe('买和卖')
    expect(helpOf('<h2>1 &lt; 2 &amp; 3 &gt; 2，&quot;门牌&quot;&nbsp;</h2>')[0]?.title).toBe(
      '1 < 2 & 3 > 2，"门牌"&nbsp;',
    )
    expect(helpOf('<h2>&amp;lt;</h2>')[0]?.title).toBe('&lt;')
  })

  it('that nobody closed is kept as it was written, in the group in which it stands', () => {
    expect(helpOf('<h2>组</h2>前 <h3>开着 <h3>问</h3>答')).toEqual([
      { title: '组', intro: '前<h3>开着', questions: [{ id: '', ask: '问', answer: '答' }] },
    ])
    expect(helpOf('<h2>错</h3>后')).toEqual([{ title: '', intro: '<h2>错</h3>后', questions: [] }])
  })

  it('has the id by which a page links to it, in whichever way it is written', () => {
    expect(questionIn('<h3 id="late-2">问</h3>')?.id).toBe('late-2')
    expect(questionIn("<h3 class='a' ID = 'fee'>问</h3>")?.id).toBe('fee')
    expect(questionIn('<h3 id=fee>问</h3>')?.id).toBe('fee')
    expect(questionIn('<h3 data-id="fee">问</h3>')?.id).toBe('')
    expect(questionIn('<h3\nid="fee">问</h3>')?.id).toBe('fee')
  })
})

describe('the groups of the help', () => {
  it('take the questions and the text below them, each its own', () => {
    expect(helpOf('<h2>一</h2><h3>甲</h3>子<h3>乙</h3>丑<h2>二</h2>前<h3>丙</h3>寅')).toEqual([
      {
        title: '一',
        intro: '',
        questions: [
          { id: '', ask: '甲', answer: '子' },
          { id: '', ask: '乙', answer: '丑' },
        ],
      },
      { title: '二', intro: '前', questions: [{ id: '', ask: '丙', answer: '寅' }] },
    ])
  })

  it('have no title before the first heading of a group: one for all questions there', () => {
    expect(helpOf('<h3>甲</h3>子<h3>乙</h3>丑<h2>二</h2>')).toEqual([
      {
        title: '',
        intro: '',
        questions: [
          { id: '', ask: '甲', answer: '子' },
          { id: '', ask: '乙', answer: '丑' },
        ],
      },
      { title: '二', intro: '', questions: [] },
    ])
  })

  it('are none of white space', () => {
    expect(helpOf(' \n ')).toEqual([])
    expect(helpOf(' \n <h2>一</h2>')).toEqual([{ title: '一', intro: '', questions: [] }])
  })
})
