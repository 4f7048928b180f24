import type { RefusalReason } from '@contract/refusals'
import { refusals, refusalText } from '@contract/refusals'
import { failureOf } from '@/lib/refusals/failure'
import { nextText } from '@/lib/refusals/next-step'
import { sources } from '../../support/texts/source-texts'

const reasons = Object.keys(refusals) as RefusalReason[]
const wish = { thing: '订单', doing: '提交', undone: '未提交' }

it('the server and the app say the same about every reason', () => {
  for (const reason of reasons) {
    const { what, next } = refusals[reason]
    const msg = refusalText(reason)
    const told = failureOf({ kind: 'refused', reason, msg, data: {} }, wish)
    expect(msg.startsWith(what)).toBe(true)
    if (reason !== 'COOLDOWN') expect(told?.text).toContain(what)
    expect(told?.step).toBe(next === 'gone' ? 'board' : next)
    expect(told && nextText[told.step]).toBeTruthy()
  }
})

/** Tables that a new reason would have to enter, besides the contract’s own. */
const tables = (texts: readonly { readonly file: string; readonly text: string }[]) =>
  texts.flatMap(({ file, text }) => {
    const whole = [...text.matchAll(/(Partial<)?(?:Readonly<)?Record<RefusalReason\b/g)].filter(([, part]) => !part)
    const said = reasons.filter((reason) => new RegExp(`^\\s*${reason}: `, 'm').test(text))
    return file !== 'contract/refusals.ts' && (whole.length > 0 || said.length > reasons.length / 2) ? [file] : []
  })

it('a new reason is written in one place', () => {
  expect(tables(sources('contract', 'src', 'server', 'demo'))).toEqual([])
})

it('a second table is found', () => {
  const whole = 'const words: Readonly<Record<RefusalReason, string>> = {}\n'
  const some = 'const own: Partial<Readonly<Record<RefusalReason, string>>> = {}\n'
  const rows = reasons.map((reason) => `  ${reason}: '…',\n`).join('')
  expect(
    tables([
      { file: 'src/whole.ts', text: whole },
      { file: 'src/some.ts', text: some },
      { file: 'src/rows.ts', text: `const words = {\n${rows}}\n` },
    ]),
  ).toEqual(['src/whole.ts', 'src/rows.ts'])
})
