import ts from 'typescript'
import { sources, sourceTexts } from '../../support/texts/source-texts'

type Box = ts.JsxSelfClosingElement | ts.JsxOpeningElement

const given = (box: Box, name: string) =>
  box.attributes.properties.find((one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name)

/**
 * What a box that asks leaves to 提示 and 确定. A failure is titled 提示 (mockup 13-message-info): a type that is worked out needs no title.
 */
function leftOpen(box: Box): readonly string[] {
  const type = given(box, 'type')?.initializer
  if (!type || !/'confirm'|"confirm"/.test(type.getText())) return []
  const wanted = ts.isStringLiteral(type) ? ['title', 'confirmText', 'submitText'] : ['confirmText', 'submitText']
  const has = wanted.filter((name) => given(box, name))
  const label = has.some((name) => name !== 'title') ? [] : ['confirmText']
  return wanted.includes('title') && !has.includes('title') ? ['title', ...label] : label
}

function boxesIn({ file, text }: { readonly file: string; readonly text: string }) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const boxes: { readonly at: string; readonly box: Box }[] = []
  const visit = (node: ts.Node): void => {
    const isTag = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)
    if (isTag && node.tagName.getText() === 'MessageBox') {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      boxes.push({ at: `${file}:${line}`, box: node })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return boxes
}

const offences = (files: Parameters<typeof boxesIn>[0][]) =>
  files.flatMap(boxesIn).flatMap(({ at, box }) => leftOpen(box).map((name) => `${at} has no ${name}`))

it('every box that asks is titled by its act, and its button says the act', () => {
  const files = sources('src')
  expect(files.flatMap(boxesIn).length).toBeGreaterThan(20)
  expect(offences(files)).toEqual([])
})

it.each([
  ["type='confirm' content={words}", ['title', 'confirmText']],
  ["type='confirm' title='取消购买' content={words}", ['confirmText']],
  ["type='confirm' confirmText='取消购买' content={words}", ['title']],
  ["type='confirm' {...words}", ['title', 'confirmText']],
  ["type={follow ? 'confirm' : 'info'} content={words}", ['confirmText']],
  ["type={follow ? 'confirm' : 'info'} content={words} confirmText={next}", []],
  ["type='confirm' title='申诉' submitText='提交申诉' content={words}", []],
  ["type='info' content={words}", []],
])('of <MessageBox %s /> misses %j', (props, missing) => {
  const text = `const box = <MessageBox ${props} />`
  expect(offences([{ file: 'src/planted.tsx', text }])).toEqual(
    missing.map((name) => `src/planted.tsx:1 has no ${name}`),
  )
})

/** The default itself, and the button of a sheet where a span of days is chosen. */
const plain = ['src/features/wallet/copy.ts', 'src/ui/message-box/message.ts']

it('确定 is no other button’s word: it says what it does', () => {
  const said = sourceTexts('src').filter(({ text }) => text === '确定')
  expect(said.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual(plain)
})
