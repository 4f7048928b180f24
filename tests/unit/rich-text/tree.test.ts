import fc from 'fast-check'
import { hostileHtml } from '../../support/texts/hostile-html'
import { drawnAs } from '@contract/rich-text/allowed'
import { linkActions } from '@contract/rich-text/link'
import type { RichNode } from '@contract/rich-text/tree'
import { deepest, picturesOf, readRichText } from '@contract/rich-text/tree'

/** The tree as short text: `p(b(…) [picture] a<href>(…))`. */
const shown = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'picture') return `[${node.source}]`
      return `${node.tag}${node.href === undefined ? '' : `<${node.href}>`}(${shown(node.children)})`
    })
    .join('')
const read = (html: string) => shown(readRichText(html))

describe('rich text that is meant well', () => {
  it.each([
    ['<p>你好 <b>门牌</b></p>', 'p(你好 b(门牌))'],
    ['plain & simple &lt;b&gt; 3 < 4', 'plain & simple <b> 3 < 4'],
    ['<STRONG>x</STRONG><em>y</em>', 'b(x)i(y)'],
    ['a<br>b<br/>c', 'abr()bbr()c'],
    ['<p>one<p>two', 'p(one)p(two)'],
    ['<ul>\n <li>one\n <li>two <ul><li>in</ul>\n</ul>', 'ul(li(one )li(two ul(li(in))))'],
    ['<table><tbody><tr><td>a<td>b<tr><th>c</table>', 'table(tr(td(a)td(b))tr(th(c)))'],
    ['<pre>a\n  b</pre>', 'pre(a\n  b)'],
    ['<p>a\n   b</p>\n\n<p>c</p>', 'p(a b)p(c)'],
    ['<a href="/pages/user/user">我</a>', 'a</pages/user/user>(我)'],
    ['<img src="https://a/b.png" alt="x">', '[https://a/b.png]'],
    ['<img src="file/u1/a.png">', '[file/u1/a.png]'],
    ['&#x4F60;&#22909;&hellip;&unknown;', '你好…&unknown;'],
    ['<b><i>x</b>y</i>', 'b(i(x))y'],
    ['a <!-- a note --> b', 'a b'],
    ['<pre>a <!-- a note --> b</pre>', 'pre(a  b)'],
  ])('reads %s', (html, expected) => {
    expect(read(html)).toBe(expected)
  })

  it('keeps what a style says about the text, and nothing else', () => {
    const html =
      '<p style="COLOR: #C00; font-weight:700;font-style:italic; text-align:center;text-decoration:underline;' +
      'position:fixed;top:0;background:url(https://x);font-size:90px;--x:1">x</p>'
    expect(readRichText(html)).toMatchObject([
      { style: { colour: [204, 0, 0], isBold: true, isItalic: true, align: 'center', line: 'underline' } },
    ])
    expect(Object.keys((readRichText(html)[0] as { style: object }).style)).toHaveLength(5)
  })

  it('lists pictures in the order of reading', () => {
    const found = picturesOf(readRichText('<img src=/1><p><a><img src=/2></a></p><img src=/3>'))
    expect(found.map(({ source }) => source)).toEqual(['/1', '/2', '/3'])
  })
})

describe('hostile rich text', () => {
  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<script>document.write("</p>")</script >x', 'x'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<script>never closed <b>x', ''],
    ['<SCRIPT/src=//evil></SCRIPT>x', 'x'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<svg onload=alert(1)><a href="javascript:1">y</a></svg>x', 'x'],
    ['<svg><svg></svg>y</svg>x', 'x'],
    ['<svg/>x', 'x'],
    ['<math><mtext><img src=/a></mtext></math>x', 'x'],
    ['<iframe src=//evil>y</iframe><object><embed></object>x', 'x'],
    ['<template><b>y</b></template>x', 'x'],
    ['<noscript><p title="</noscript><img src=x onerror=1>">', '[x]">'],
    ['<textarea><b>y</textarea>x', 'x'],
    ['<form action=//evil><input name=a><button onclick=1>go</button></form>', 'go'],
    ['<img src=x onerror=alert(1)>', '[x]'],
    ['<img src="javascript:alert(1)" alt="图">', '图'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['<img src="data:text/html;base64,PHN2Zz4=">', ''],
    ['<img src="data:image/png;base64,AAAA">', '[data:image/png;base64,AAAA]'],
    ['<a href="javascript:alert(1)">x</a>', 'a(x)'],
    ['<a href=" jAvA\tscript:alert(1)">x</a>', 'a(x)'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', 'a(x)'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'a(x)'],
    ['<a href="\u0001javascript:alert(1)">x</a>', 'a(x)'],
    ['<a href="data:text/html,x">x</a>', 'a(x)'],
    ['<a href="vbscript:x">x</a><a href="blob:x">y</a><a href="file:///etc">z</a>', 'a(x)a(y)a(z)'],
    ['<a href="javascript://%0aalert(1)">x</a>', 'a(x)'],
    ['<!-- <b>no</b> -->x<!-->y', 'xy'],
    ['<!-- never closed <b>x', ''],
    ['<![CDATA[<b>no</b>]]>x', 'x'],
    ['<!doctype html><?xml version="1.0"?></ 3>x', 'x'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<b title="a>b" onclick="1">x</b>', 'b(x)'],
    ['<b title="never closed>x', 'b(x)'],
    ['</b></p>x</div>', 'x'],
    ['<x-unknown>y</x-unknown><constructor>z</constructor>', 'yz'],
  ])('makes %s harmless', (html, expected) => {
    expect(read(html)).toBe(expected)
  })

  it('stays shallow and quick however deep or broken the text is', () => {
    const depthOf = (nodes: readonly RichNode[]): number =>
      Math.max(0, ...nodes.map((node) => (node.kind === 'element' ? 1 + depthOf(node.children) : 0)))
    expect(depthOf(readRichText('<div>'.repeat(50_000)))).toBe(deepest)
    for (const piece of ['<', '<a', '<a ', '<!--', '</', '<b x="', '&', '<script>', '<p><li>', "<a href='"]) {
      readRichText(piece.repeat(20_000))
    }
  })
})

const styleKeys = ['colour', 'isBold', 'isItalic', 'line', 'align', 'width']
const elementKeys = ['kind', 'tag', 'style', 'id', 'href', 'children']

function check(node: RichNode): void {
  if (node.kind === 'text') return
  expect(Object.keys(node.style).filter((key) => !styleKeys.includes(key))).toEqual([])
  if (node.style.width !== undefined) expect(node.style.width).toMatch(/^\d{1,4}(px|%)$/)
  if (node.kind === 'picture') {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(node.source)?.[1]?.toLowerCase()
    expect([undefined, 'http', 'https', 'data']).toContain(scheme)
    if (scheme === 'data') expect(node.source).toMatch(/^data:image\/(png|jpe?g|gif|webp);base64,/i)
    return
  }
  expect(Object.keys(node).filter((key) => !elementKeys.includes(key))).toEqual([])
  expect(drawnAs(node.tag === 'quote' ? 'blockquote' : node.tag)).toBe(node.tag)
  if (node.href !== undefined) {
    const parsed = new URL(node.href.replace(/[/\\]{2,}/g, '/'), 'https://own.example/')
    expect(['http:', 'https:']).toContain(parsed.protocol)
    for (const { action } of linkActions(node.href, { copyLink: true, isTab: false })) {
      expect(['scroll', 'open', 'navigateTo']).toContain(action)
    }
  }
  node.children.forEach(check)
}

it('never gives anything but known tags, safe addresses and plain styles', () => {
  fc.assert(
    fc.property(hostileHtml(40), (html) => readRichText(html).forEach(check)),
    { numRuns: 3_000 },
  )
})
