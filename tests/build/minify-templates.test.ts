import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { internalComponents } from '@tarojs/shared'
import { drawingMarks, drawingParts } from '../../config/minify/drawings'
import { houseDefaults } from '../../config/minify/house-defaults'
import minifyTemplates from '../../config/minify/templates'
import { absentComponents, unusedAttributes } from '../../config/minify/unused-attributes'
import { distOf, filesOf } from './bundle'

const source = path.resolve(__dirname, '../../src')

/** The property of a component that becomes the attribute: `bindlinechange` is `onLineChange`, `cursor-color` is `cursorColor`. */
const propertyOf = (attribute: string) => attribute.replace(/^bind/, 'on').replaceAll('-', '').toLowerCase()

it('leaves out of the templates only what no page gives', () => {
  const files = filesOf(source).filter((file) => file.endsWith('.tsx'))
  const given = files.flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /<(Input|Textarea|PageContainer|View|Text|Image|Button|Picker)\b[^<]*/g,
      ),
    ].flatMap(([tag]) => [...tag.matchAll(/\b([a-zA-Z]+)(?==)/g)].map(([name]) => name.toLowerCase())),
  )
  expect(given).toContain('placeholder')
  expect(unusedAttributes.map(propertyOf).filter((name) => given.includes(name))).toEqual([])
})

it('leaves out only components that no page has', () => {
  const files = filesOf(source).filter((file) => /\.tsx?$/.test(file))
  const pascal = absentComponents.map((name) =>
    name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  const has = (file: string) =>
    pascal.some((name) => readFileSync(path.join(source, file), 'utf8').includes(`<${name}`))
  expect(files.filter(has)).toEqual([])
})

const built = (file: string) => readFileSync(path.join(distOf('weapp'), file), 'utf8')

it('says our defaults in the place of the platform’s', () => {
  expect(Object.keys(houseDefaults)).toEqual(['view', 'image', 'input', 'textarea'])
  const templates = built('base.wxml')
  expect(templates).toMatch(/<view [^>]*hover-stay-time="{{xs\.b\(i\.p\d+,80\)}}"/)
  expect(templates).toMatch(/<image [^>]*mode="{{xs\.b\(i\.p\d+,'aspectFill'\)}}" lazy-load="{{xs\.b\(i\.p\d+,!0\)}}"/)
  expect(templates).toMatch(/<input [^>]*cursor-spacing="{{xs\.b\(i\.p\d+,140\)}}"/)
  expect(templates).toMatch(/<textarea [^>]*cursor-spacing="{{xs\.b\(i\.p\d+,140\)}}"/)
  expect(templates).toMatch(/<textarea [^>]*fixed="{{[^}]*i\.p\d+[^}]*}}"/)
  expect(templates).not.toContain('<scroll-view')
})

it('writes the text of every view and text from the element itself, and asks for the name of every node', () => {
  const templates = built('base.wxml')
  const tags = [...templates.matchAll(/<(?:view|text) [^>]*>(.{0,13})/g)].map(([, after]) => after)
  expect(tags.length).toBeGreaterThan(50)
  expect(new Set(tags)).toEqual(new Set(["{{i.v||''}}<t"]))
  expect(templates + built('comp.wxml')).not.toMatch(/xs\.a\([^)]*item\.nn|i\.nn ===|\+ ?i\.nn/)
})

it('finds the template of a node that crossed without a name, and writes a style out', () => {
  const module = { exports: {} as Record<'g' | 'h', (value: unknown) => unknown> }
  runInNewContext(built('utils.wxs'), { module })
  const { g, h } = module.exports
  const plain = /<template name="tmpl_0_(\d+)">\s*<view style="[^"]*" class="[^"]*" {2}id=/.exec(
    built('base.wxml'),
  )?.[1]
  const text = /<template name="tmpl_0_(\d+)">\s*<block>/.exec(built('base.wxml'))?.[1]
  expect([h({ cl: 'a', v: 'b' }), h({}), h({ cn: [], v: 'b' }), h({ cl: '', v: 'b' })]).toEqual([
    plain,
    plain,
    plain,
    plain,
  ])
  expect([h({ v: 'b' }), h({ nn: '6', v: 'b' })]).toEqual([text, '6'])
  const written = (part = '') => part.replaceAll("'", '%27')
  expect(g(`--shape: ${drawingMarks[3] ?? ''}328 28`)).toBe(`--shape: ${written(drawingParts[3])}328 28`)
  expect([g('width: 4px'), g(undefined)]).toEqual(['width: 4px', undefined])
})

it('escapes nothing in the templates’ script, whose compiler on the platform knows the line break alone', () => {
  expect([...built('utils.wxs').matchAll(/\\(?!n)./g)].map(([escape]) => escape)).toEqual([])
})

describe('when Taro writes its templates otherwise', () => {
  const view = `<view class="a" hover-stay-time="{{xs.b(i.p4,400)}}"><template is="{{xs.a(c, item.nn, l)}}" wx:for="{{i.cn}}"/></view>`
  const image = `<image mode="{{i.p5||'scaleToFill'}}" lazy-load="{{xs.b(i.p4,!1)}}" aria-hidden="{{i.p0}}" style="{{i.st}}" lang="{{i.p1}}"/>`
  const boxes = `<input cursor-spacing="{{xs.b(i.p6,0)}}"/><textarea cursor-spacing="{{xs.b(i.p7,0)}}"/>`
  const known = {
    buildTemplate: `${view}${image}${boxes}<block wx:if="{{i.nn === '1'}}"/><template name="tmpl_0_9">\n<scroll-view id="a">\n</template>`,
    buildBaseComponentTemplate: `<template is="{{'tmpl_0_' + i.nn}}" />`,
    buildXScript: 'module.exports = {}',
  }
  type Part = keyof typeof known

  /** The result for a part of Taro's output. */
  function build(part: Part, text: string): string {
    const template = {
      internalComponents,
      nestElements: new Map<string, number>(),
      ...Object.fromEntries(Object.entries(known).map(([name, whole]) => [name, () => (name === part ? text : whole)])),
    } as unknown as Record<Part, () => string>
    let setUp = (_: unknown): void => undefined
    const ctx = { registerMethod: ({ fn }: { readonly fn: typeof setUp }) => void (setUp = fn) }
    minifyTemplates(ctx as unknown as Parameters<typeof minifyTemplates>[0], {
      isWhole: true,
      unused: { attributes: ['lang'], components: absentComponents },
      setData: { defaults: houseDefaults, drawings: { marks: drawingMarks, parts: drawingParts } },
    })
    setUp({ template, runtimePath: [] })
    return template[part]()
  }

  it('makes its changes of what it knows', () => {
    expect(build('buildTemplate', known.buildTemplate)).toBe(
      `<view class="a" hover-stay-time="{{xs.b(i.p4,80)}}">{{i.v||''}}<template is="{{xs.a(c,xs.h(item),l)}}" wx:for="{{i.cn||[]}}"/></view><image mode="{{xs.b(i.p5,'aspectFill')}}" lazy-load="{{xs.b(i.p4,!0)}}" aria-hidden="{{xs.b(i.p0,!0)}}" style="{{xs.g(i.st)}}"/><input cursor-spacing="{{xs.b(i.p6,140)}}"/><textarea cursor-spacing="{{xs.b(i.p7,140)}}"/><block wx:if="{{xs.h(i) === '1'}}"/>`,
    )
    expect(build('buildBaseComponentTemplate', known.buildBaseComponentTemplate)).toContain('+xs.h(i)')
    expect(build('buildXScript', known.buildXScript)).toContain('h: function (i)')
  })

  it.each([
    ['buildTemplate', ' hover-stay-time="{{xs.b(i.p4,400)}}"'],
    ['buildTemplate', ' wx:for="{{i.cn}}"'],
    ['buildTemplate', ', item.nn, '],
    ['buildTemplate', 'i.nn ==='],
    ['buildTemplate', '{{i.st}}'],
    ['buildTemplate', `{{i.p5||'scaleToFill'}}`],
    ['buildTemplate', ' lang="{{i.p1}}"'],
    ['buildTemplate', '<scroll-view id="a">'],
    ['buildBaseComponentTemplate', 'i.nn'],
    ['buildXScript', '{}'],
  ] as const)('ends the build in %s without %s', (part, text) => {
    expect(known[part]).toContain(text)
    expect(() => build(part, known[part].replace(text, ''))).toThrow('config/minify/templates.ts finds no ')
  })
})
