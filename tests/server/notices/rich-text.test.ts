/** @jest-environment jsdom */
import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import fc from 'fast-check'
import { hostileHtml } from '../../support/texts/hostile-html'

const tags =
  'p div h1 h2 h3 blockquote ul ol li pre table tbody tr td th a b i u s sub sup code small mark span br hr img'
const known = new Set(tags.toUpperCase().split(' '))
const attributes = new Set(['id', 'href', 'style', 'src', 'alt'])
const declared =
  /^(color: rgb\(\d+, \d+, \d+\)|font-weight: bold|font-style: italic|text-decoration: (underline|line-through)|text-align: (left|center|right)|width: \d{1,4}(px|%));?$/

/** The harmful parts that a browser's own parser finds in a text; none in a clean one. */
function harmIn(html: string): string[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html')
  return [...page.body.querySelectorAll('*')].flatMap((element) => [
    ...(known.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => (isGood(name, value) ? [] : [`${name}=${value}`])),
  ])
}

function isGood(name: string, value: string): boolean {
  if (!attributes.has(name)) return false
  if (name === 'href') return ['http:', 'https:'].includes(new URL(value, 'https://own.example/').protocol)
  if (name === 'src') return /^(file\/u\d+|demo)\/[\w./-]+$/.test(value)
  if (name !== 'style') return true
  return value.split(';').every((part) => declared.test(part.trim().replace(':', ': ').replace(/,\s*/g, ', ')))
}

describe('what is meant well', () => {
  it.each([
    ['<p>周六停水</p>', '<p>周六停水</p>'],
    ['停水 <b>两小时</b> & 停电', '停水 <b>两小时</b> &amp; 停电'],
    [
      '<p>3 &lt; 4</p><p><a href="/pages/user/money?kind=income&amp;m=1">收益</a></p>',
      '<p>3 &lt; 4</p><p><a href="/pages/user/money?kind=income&amp;m=1">收益</a></p>',
    ],
    ['<STRONG>x</STRONG><em>y</em><h5>z</h5>', '<b>x</b><i>y</i><h3>z</h3>'],
    [
      '<p style="COLOR:#C00;position:fixed;text-align:center">x',
      '<p style="color:rgb(204, 0, 0);text-align:center">x</p>',
    ],
    ['<img src="file/u7/a.png" alt="图" width="120">', '<img src="file/u7/a.png" alt="图" style="width:120px">'],
    ['<table><tr><td>a<td>b</table>', '<table><tr><td>a</td><td>b</td></tr></table>'],
    ['<a href="#phone">电话</a><hr><p id="phone">8003', '<a href="#phone">电话</a><hr><p id="phone">8003</p>'],
  ])('keeps %s', (written, kept) => {
    expect(cleanRichText(written)).toBe(kept)
    expect(harmIn(kept)).toEqual([])
  })
})

describe('what is meant badly', () => {
  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/who-looks.png" alt="图">', '图'],
    ['<img src="data:image/png;base64,AAAA">', ''],
    ['<p><img src=x onerror=1> ', '<p></p>'],
    ['<svg onload=alert(1)><a href="javascript:1">y</a></svg>x', 'x'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '"&gt;'],
    ['<p onclick="alert(1)" class="x" data-y="z">x</p>', '<p>x</p>'],
    ['<a href=" jAvA\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a><a href="vbscript:x">y</a>', '<a>x</a><a>y</a>'],
    ['<a href=\'" onmouseover="alert(1)\'>x</a>', '<a href="&quot;onmouseover=&quot;alert(1)">x</a>'],
    [
      '<img alt=\'"><script>alert(1)</script>\' src="demo/a.png">',
      '<img src="demo/a.png" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<form action=//evil><input name=a><button>go</button></form>', 'go'],
    ['<iframe src=//evil>y</iframe><object data=//evil></object><base href=//evil><meta http-equiv=refresh>x', 'x'],
    ['<p style="background:url(//evil);width:expression(alert(1))">x</p>', '<p>x</p>'],
    ['<style>*{display:none}</style><link rel=stylesheet href=//evil>x', 'x'],
    ['! <?> <', '! &lt;'],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->x', 'x'],
  ])('makes %s harmless', (written, kept) => {
    expect(cleanRichText(written)).toBe(kept)
    expect(harmIn(kept)).toEqual([])
  })

  it('leaves nothing harmful to a browser’s own reader, and cleans what is clean into itself', () => {
    fc.assert(
      fc.property(hostileHtml(30), (html) => {
        const kept = cleanRichText(html)
        expect(harmIn(kept)).toEqual([])
        expect(cleanRichText(kept)).toBe(kept)
      }),
      { numRuns: 1_500 },
    )
  })
})

it('tells the words alone, a line for each block', () => {
  const html = '<h2>停水</h2><p>周六 <b>两小时</b><br>东侧</p><ul><li>一层<li>二层</ul><script>x</script>3 &lt; 4'
  expect(wordsOfRichText(html)).toBe('停水\n周六 两小时\n东侧\n一层\n二层\n3 < 4')
})
