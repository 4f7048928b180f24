import { Editor } from '@tiptap/core'
import { drawnAs } from '@contract/rich-text/allowed'
import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import { editable } from '../../src/kit/editor/editable'
import { produced } from '../../src/kit/editor/produced'
import { extensions, partOf } from '../../src/kit/editor/schema'

const given: Editor[] = []
afterEach(() => given.splice(0).forEach((editor) => editor.destroy()))

function opened(html: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions, content: editable(html) })
  given.push(editor)
  return editor
}

/** What the editor gives for a text that nobody changed. */
const through = (html: string): string => produced(opened(html).getHTML())

it('holds each thing that the app draws in a part of its own list, and has no part beside them', () => {
  const { nodes, marks } = opened('').schema
  const parts = [...Object.keys(nodes), ...Object.keys(marks)].filter((name) => name !== 'doc' && name !== 'text')
  expect([...new Set(Object.values(partOf))].sort()).toEqual(parts.sort())
  expect(Object.keys(partOf).filter((tag) => drawnAs(tag === 'quote' ? 'blockquote' : tag) !== tag)).toEqual([])
})

const picture = 'file/u7/1764576000000a.jpg'

it.each([
  ['paragraphs and marks', '<p>一<b>二</b><i>三</i><u>四</u><s>五</s></p><p>六</p>'],
  ['headings', '<h1>一</h1><h2>二</h2><h3>三</h3>'],
  ['lists', '<ul><li>一</li><li>二<ol><li>三</li></ol></li></ul>'],
  ['a quotation', '<blockquote><p>一</p></blockquote>'],
  ['a link to a page of the app', '<p>见<a href="/pages/vote/index">投票</a></p>'],
  ['a link to the web', '<p><a href="https://example.com/a">网页</a></p>'],
  ['a picture of the store with its width', `<p><img src="${picture}" alt="停水范围" style="width:50%"></p>`],
  ['a colour and a side', '<p style="text-align:center"><span style="color:rgb(200, 0, 0)">红</span></p>'],
  ['small signs', '<p>H<sub>2</sub>O m<sup>2</sup> <small>小</small> <mark>亮</mark> <code>x</code></p>'],
  ['a table', '<table><tr><th>日</th><td>周日</td></tr></table>'],
  ['code, lines and breaks', '<pre>a\nb</pre><hr><p>一<br>二</p>'],
  ['an anchor', '<h2 id="rules">规则</h2>'],
])('gives back %s as it was kept', (_, html) => {
  expect(cleanRichText(html)).toBe(html)
  expect(through(html)).toBe(html)
})

it.each([
  ['<p onclick="x()">一<script>alert(1)</script></p>', '<p>一</p>'],
  ['<p><a href="javascript:alert(1)">一</a></p>', '<p>一</p>'],
  ['<p>一<img src="https://example.com/a.png" alt="图"></p>', '<p>一图</p>'],
  ['<div style="position:fixed">一</div>', '<p>一</p>'],
  ['<p>一</p><p></p><p> </p>', '<p>一</p>'],
  ['', ''],
])('gives of %s only what the app draws', (html, kept) => {
  expect(through(html)).toBe(kept)
})

it('gives nothing that the cleaner of the server would change, and no other words', () => {
  const parts = [
    '<p>',
    '</p>',
    '<ul><li>',
    '</li>',
    '<b>',
    '</b>',
    '<table><tr><td>',
    '字',
    ' ',
    '<h2>',
    '</div>',
    '<br>',
  ]
  for (let seed = 1; seed < 60; seed += 1) {
    let at = seed
    const next = () => (at = (at * 1_103_515_245 + 12_345) % 2_147_483_648)
    const html = Array.from({ length: 12 }, () => parts[next() % parts.length]).join('')
    const made = through(html)
    expect(cleanRichText(made)).toBe(made)
    expect(through(made)).toBe(made)
    expect(wordsOfRichText(made).replace(/\s/g, '')).toBe(wordsOfRichText(html).replace(/\s/g, ''))
  }
})
