import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import { cleanText } from '@contract/texts/clean'

interface Schema {
  readonly type: string
  readonly pipe?: readonly Schema[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly value?: Schema
  readonly options?: readonly unknown[]
  readonly items?: readonly Schema[]
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value

/** Every text in what a call takes, with its path: in lists, in choices, in nested objects. */
function textsOf(schema: Schema, path: string): { readonly path: string; readonly text: Schema }[] {
  const root = schema.pipe?.[0] ?? schema
  if (root.type === 'string') return [{ path, text: schema }]
  const inner = [root.wrapped, root.item, root.value, ...(root.items ?? []), ...(root.options ?? []).filter(isSchema)]
  return [
    ...Object.entries(root.entries ?? {}).flatMap(([name, entry]) => textsOf(entry, `${path} ${name}`)),
    ...inner.flatMap((one) => (one ? textsOf(one, path) : [])),
  ]
}

const texts = endpoints.flatMap(({ path, input }) => textsOf(input as unknown as Schema, path))

/** What machines made, what nobody sees, and files with a reader of their own. */
const notForPeople = /(?: (?:cursor|payNo|url|csv|tokens|secret|\w*[pP]assword)|^\/fault\/tell text)$/

const hostile = [
  ['zero width', 'a\u200bb12345'],
  ['another direction', '\u202eabc12345'],
  ['controls', 'abc\u0007\u001b12345'],
  ['tags', 'abc\u{E0041}12345'],
  ['a byte order mark', '\ufeffabc12345'],
  ['two forms', 'e\u0301abc12345'],
  ['fillers', 'abc\u3164\u316412345'],
  ['halves', 'abc\ud83d12345'],
  ['nothing to see', '\u3164\u2800\u200b\u200b\u115f'],
  ['blanks at the ends', ' \u00a0abc12345\u3000'],
] as const

it('there are texts to try', () => {
  expect(texts.length).toBeGreaterThan(150)
})

it.each(hostile)('no text that people write keeps %s', (_what, text) => {
  const bad = texts.flatMap(({ path, text: schema }) => {
    if (notForPeople.test(path)) return []
    const read = v.safeParse(schema as unknown as v.GenericSchema<unknown, string>, text)
    return read.success && read.output !== cleanText(read.output) ? [path] : []
  })
  expect(bad).toEqual([])
})

it('a text that must say something is not made of nothing to see', () => {
  const bad = texts.flatMap(({ path, text: schema }) => {
    const asks = (schema: Schema, said: string) =>
      v.safeParse(schema as unknown as v.GenericSchema<unknown, string>, said).success
    if (notForPeople.test(path)) return []
    return !asks(schema, '') && asks(schema, '\u3164\u2800\u200b\u115f\u00a0\u202e') ? [path] : []
  })
  expect(bad).toEqual([])
})
