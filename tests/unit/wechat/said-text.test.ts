import { fitted, maxBodyBytes, saidText } from '../../../server/wechat/said-text'
import { readXml, writeXml } from '../../../server/wechat/xml'
import { asRead, isWellFormed } from '../../../server/sandboxes/wechat/well-formed'

/** Titles as people write and paste them, and as nobody should. */
const titles = [
  '青菜',
  ' 前后有空格 ',
  '青菜 & <萝卜> "大" \'小\'',
  '&lt;b&gt; &amp; &#65;',
  'a]]>b',
  ']]>]]>',
  '<![CDATA[x]]>',
  '两\n行\r\n三\r行\t格',
  '\u0000\u0001\u0008\u000B\u001F\u007F\u0085',
  '半个\uD83D',
  '\uDE00半个',
  '\uFFFE\uFFFF\uFFFD',
  '👨‍👩‍👧🥬🇨🇳',
  '\u2028\u2029\u00A0\u3000',
  '<',
  '',
]

it.each(titles)('%j is said so that it is read as it was signed', (title) => {
  const said = saidText(`门牌-${title}`)
  const text = writeXml({ body: said, mch_id: '1' })
  expect(isWellFormed(text)).toBe(true)
  expect(readXml(Buffer.from(asRead(text)).toString())).toEqual({ ok: true, value: { body: said, mch_id: '1' } })
  expect(saidText(said)).toBe(said)
})

it.each(titles)('%j however long is cut to what the gateway takes, and stays whole signs', (title) => {
  for (let at = 0; at < 8; at++) {
    const text = saidText('·'.repeat(at) + `${title}🥬`.repeat(60))
    const cut = fitted(text, maxBodyBytes)
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(maxBodyBytes)
    expect(Buffer.byteLength(cut)).toBeGreaterThan(maxBodyBytes - 30)
    expect(cut).not.toMatch(/\p{Cs}/u)
    expect(text.startsWith(cut)).toBe(true)
  }
})

it('a text that fits stays whole', () => {
  expect(fitted('菜'.repeat(42) + 'a', 127)).toBe('菜'.repeat(42) + 'a')
  expect(fitted('菜'.repeat(42) + 'ab', 127)).toBe('菜'.repeat(42) + 'a')
})

it.each([
  '<xml><a>\u0001</a></xml>',
  '<xml><a>\uFFFD</a></xml>',
  '<xml><a><![CDATA[x]]>y]]></a></xml>',
  '<xml><a>x & y</a></xml>',
  '<xml><a>x < y</a></xml>',
  '<xml><a>x</b></xml>',
  '<xml><a>x</a>',
  '{}',
  undefined,
])('%j is no message', (text) => {
  expect(isWellFormed(text)).toBe(false)
})
