import { Validator } from 'jsonschema'
import app from './schemas/app.json'
import page from './schemas/page.json'
import projectconfig from './schemas/projectconfig.json'
import sitemap from './schemas/sitemap.json'
import theme from './schemas/theme.json'

/**
 * The vendor's schemas of the files it reads, with the validation library that its tools use. Source: `dist/schema` of miniprogram-ci
 * 2.1.42 (MIT), which is too large to be a dependency; `npm run vendor` compares these copies with it.
 */
const schemas = { app, page, projectconfig, sitemap, theme }

export type SchemaName = keyof typeof schemas

const validator = new Validator()

/** The vendor's complaints about a file; empty when there are none. Unknown fields count. */
export function schemaErrors(name: SchemaName, value: unknown, file = `${name}.json`): readonly string[] {
  const { errors } = validator.validate(value, schemas[name])
  return errors.map(({ property, message }) => `${file}: ${property.replace(/^instance\.?/, '')} ${message}`)
}
