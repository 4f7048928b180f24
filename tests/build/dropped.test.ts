import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scriptText } from './bundle'

/** A piece of a helper's source that survives every minifier: texts and patterns stay as they are. */
type Mark = readonly [file: string, mark: string]

/** Helpers of the specification that no page uses. When a page starts to use one, move its line to `used`. */
const unused: readonly Mark[] = [
  ['src/lib/spec/car-number.ts', '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣'],
  ['src/lib/spec/id-card.ts', '10X98765432'],
  ['src/lib/validation/contacts.ts', '(?:[-+.]\\w+)*@'],
  ['src/lib/spec/query-string.ts', 'brackets'],
  ['src/platform/random/whole.ts', 'AB89'],
]

/** Helpers that pages do use: if these were not found either, the search would prove nothing. */
const used: readonly Mark[] = [
  ['src/lib/time/relative-time.ts', '分钟前'],
  ['src/lib/time/format-time.ts', '/y+/'],
  ['src/lib/validation/web-address.ts', 'https?|ftp'],
  ['src/lib/session/login/problem.ts', '请输入区块编号'],
  ['src/lib/http/request-errors.ts', '请求超时，请重新尝试'],
]

const source = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8')
/** Minifiers may write letters beyond ASCII as escapes. */
const escaped = (mark: string) =>
  mark.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const contains = (text: string, mark: string) => text.includes(mark) || text.includes(escaped(mark))

describe.each(['h5', 'weapp'] as const)('the %s build', (target) => {
  const text = scriptText(target)

  it.each(unused)('does without %s', (file, mark) => {
    expect(source(file)).toContain(mark)
    expect(contains(text, mark)).toBe(false)
  })

  it.each(used)('has %s', (file, mark) => {
    expect(source(file)).toContain(mark)
    expect(contains(text, mark)).toBe(true)
  })
})
