import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unusedAttributes } from '../../config/lean/unused-attributes'
import { filesOf } from './bundle'

const source = path.resolve(__dirname, '../../src')

/** The property of a component that becomes the attribute: `bindlinechange` is `onLineChange`, `cursor-color` is `cursorColor`. */
const propertyOf = (attribute: string) => attribute.replace(/^bind/, 'on').replaceAll('-', '').toLowerCase()

it('leaves out of the templates only what no page gives', () => {
  const files = filesOf(source).filter((file) => file.endsWith('.tsx'))
  const given = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/<(Input|Textarea|PageContainer)\b[^<]*/g)].flatMap(
      ([tag]) => [...tag.matchAll(/\b([a-zA-Z]+)(?==)/g)].map(([name]) => name.toLowerCase()),
    ),
  )
  expect(given).toContain('maxlength')
  expect(unusedAttributes.map(propertyOf).filter((name) => given.includes(name))).toEqual([])
})
