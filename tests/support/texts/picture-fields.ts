import type * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'

type Schema = v.GenericSchema & { readonly entries?: Readonly<Record<string, v.GenericSchema>> }

/** Every input field of a call, with its full name, including those of nested objects. */
function fieldsOf(schema: Schema, before: readonly string[] = []): { name: string; field: v.GenericSchema }[] {
  const inside = 'wrapped' in schema ? (schema.wrapped as Schema) : schema
  return Object.entries(inside.entries ?? {}).flatMap(([name, field]) => {
    const whole = [...before, name]
    return [{ name: whole.join('.'), field }, ...fieldsOf(field, whole)]
  })
}

/** The names of fields that take pictures. */
const isAboutPictures = /image|thumb|avatar|picture|photo|cover|poster|attachment|logo/i

/** Every field of every call that takes pictures, found by its name. */
export const pictureFields = endpoints.flatMap(({ path, input }) =>
  fieldsOf(input as Schema)
    .filter(({ name }) => isAboutPictures.test(name.split('.').at(-1) ?? ''))
    .map(({ name, field }) => ({ path, name, field })),
)
