import { RichText } from '../../src/kit/rich-text/rich-text'
import { show } from '../support/show'

it.each([
  [
    'a link stands in its line and leads nowhere',
    '<p>见<a href="/rich?key=privacy">《隐私政策》</a>。</p>',
    '<p>见<a>《隐私政策》</a>。</p>',
  ],
  ['a quotation', '<blockquote><p>原话</p></blockquote>', '<blockquote><p>原话</p></blockquote>'],
  [
    'a table',
    '<table><tr><td>一</td><td>二</td></tr></table>',
    '<table><tbody><tr><td>一</td><td>二</td></tr></tbody></table>',
  ],
])('%s where rich text is read', async (_, html, drawn) => {
  const shown = await show(<RichText html={html} />, { roles: ['support'], answers: {} })
  expect(document.body.innerHTML).toContain(drawn)
  expect(shown.text()).not.toBe('')
})
