import { Validator } from 'jsonschema'
import app from './schemas/app.json'
import page from './schemas/page.json'
import projectconfig from './schemas/projectconfig.json'
import sitemap from './schemas/sitemap.json'
import theme from './schemas/theme.json'

/**
 * The vendor's schemas of the files it reads, and the library that its tools ask them with. Source: `dist/schema` of
 * miniprogram-ci 2.1.42 (MIT), which is too large to be a dependency; `npm run vendor` compares these copies with it.
 */
const schemas = { app, page, projectconfig, sitemap, theme }

export type SchemaName = keyof typeof schemas

const validator = new Validator()

/** What the vendor's tools would say against a file; empty when nothing. A field that they do not know counts. */
export function schemaErrors(name: SchemaName, value: unknown, file = `${name}.json`): readonly string[] {
  const { errors } = validator.validate(value, schemas[name])
  return errors.map(({ property, message }) => `${file}: ${property.replace(/^instance\.?/, '')} ${message}`)
}
