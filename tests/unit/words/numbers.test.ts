import ts from 'typescript'
import { sources } from '../../support/texts/source-texts'

const tellsPeople = /\/(news|payer|refund)\.ts$|\/modules\/reports\/\w+\.ts$/
const isNumber = /(^|\.)(no|payNo|pay_no|recharge_no|reference)$/

/** Texts that begin with the number of what they are about; the key of a gateway's order is no text. */
function beginningWithNumbers(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node) && node.head.text === '') {
      const [first] = node.templateSpans
      if (first && isNumber.test(first.expression.getText()) && /\p{Script=Han}|^[ ：]/u.test(first.literal.text))
        found.push(`${file} ${node.getText().split('\n')[0] ?? ''}`)
    }
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

it('no notice begins with a number: it stands at the end of the sentence, in brackets', () => {
  const told = sources('server').filter(({ file }) => tellsPeople.test(file))
  expect(told.length).toBeGreaterThan(10)
  expect(told.flatMap(({ file, text }) => beginningWithNumbers(file, text))).toEqual([])
})

it.each(['`${spend.no} 付给 91 号。`', '`${order.no}：申诉成立。`', '`${no} ${title}`', '`${reference} 充值到账。`'])(
  'finds %s when it is planted',
  (planted) => {
    expect(beginningWithNumbers('news.ts', `const planted = ${planted}`)).toEqual([`news.ts ${planted}`])
  },
)

it.each(['`付给 91 号。（${spend.no}）`', '`${blockNo} 已过户`', '`${no}-${seq}`'])('lets %s be', (fine) => {
  expect(beginningWithNumbers('news.ts', `const fine = ${fine}`)).toEqual([])
})
