import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import { bodyText } from '@/lib/http/body'

type Field = v.GenericSchema

/** The fields of a form's input, by name; an input that is checked as a whole has its fields one level down. */
function fieldsOf(input: unknown): [string, Field][] {
  if (typeof input !== 'object' || input === null) return []
  if ('entries' in input) return Object.entries(input.entries as Record<string, Field>)
  if ('pipe' in input && Array.isArray(input.pipe)) return fieldsOf(input.pipe[0])
  return 'options' in input && Array.isArray(input.options) ? input.options.flatMap(fieldsOf) : []
}

const takes = (field: Field, value: unknown) => v.safeParse(field, value).success

it('a form leaves out what is empty, so no field of one may be empty and yet be asked for', () => {
  expect(bodyText('form', { kind: 'page', text: '' })).toBe('kind=page')
  const forms = endpoints.filter(({ body }) => body === 'form')
  const fields = forms.flatMap(({ path, input }) =>
    fieldsOf(input).map(([name, field]) => ({ name: `${path} ${name}`, field })),
  )
  expect(fields.length).toBeGreaterThan(50)
  const lost = fields.filter(({ field }) => takes(field, '') && !takes(field, undefined))
  expect(lost.map(({ name }) => name)).toEqual([])
})

it('a form writes any text, whole numbers and yes or no; half of a character goes as the sign for what is unreadable', () => {
  expect(bodyText('form', { text: '门 &=+', count: 1204, isOpen: false })).toBe(
    'text=%E9%97%A8%20%26%3D%2B&count=1204&isOpen=false',
  )
  const face = '😀'
  expect(bodyText('form', { text: `a${face}` })).toBe(`text=a${encodeURIComponent(face)}`)
  expect(bodyText('form', { text: `a${face.slice(0, 1)}` })).toBe('text=a%EF%BF%BD')
})
