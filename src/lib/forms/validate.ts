import { refusalText, ruleProblem } from './check-rule'
import { filled, formTexts, ruleMessage } from './messages'
import type { FormData, FormError, FormField, FormRule, FormSchema } from './rule'

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** What a rule's custom check says; null when it passes. */
async function customProblem(rule: FormRule, value: unknown, data: FormData): Promise<string | null> {
  if (rule.validateFunction === undefined) return null
  const own = rule.errorMessage ?? refusalText(rule)
  const reports: string[] = []
  try {
    const answer: unknown = await rule.validateFunction(rule, value, data, (text) => reports.push(text))
    const reported = reports[reports.length - 1]
    if (reported) return reported
    if (typeof answer === 'string' && answer !== '') return answer
    return answer === false ? own : null
  } catch (thrown) {
    return messageOf(thrown) || own
  }
}

/**
 * The first error of one field; null when there is none. A field without a value is checked only for being required. Source: specification
 * §5 (stops at the first error).
 */
export async function fieldError(name: string, field: FormField, data: FormData): Promise<string | null> {
  const value = data[name]
  const isRequired = field.rules.some((rule) => rule.required)
  if (!isRequired && (value === undefined || value === null || value === '')) return null
  const label = field.label || `["${name}"]`
  for (const rule of field.rules) {
    const problem = ruleProblem(rule, value)
    if (problem !== null) return ruleMessage(rule, label, rule.errorMessage ?? problem)
    const custom = await customProblem(rule, value, data)
    if (custom !== null) return ruleMessage(rule, label, custom)
  }
  return null
}

/** A field in the data that the schema does not have. Source: specification §5 (field outside the schema). */
function unknownFields(schema: FormSchema, data: FormData): FormError | null {
  const names = Object.keys(data).filter((name) => !Object.prototype.hasOwnProperty.call(schema, name))
  if (names.length === 0) return null
  return { key: 'invalid', errorMessage: filled(formTexts.unknownField, { field: JSON.stringify(names) }) }
}

/** Every field's first error, in the schema's order, at most `most` of them. */
async function errorsOf(schema: FormSchema, data: FormData, most: number): Promise<readonly FormError[]> {
  const unknown = unknownFields(schema, data)
  if (unknown !== null) return [unknown]
  const errors: FormError[] = []
  for (const [key, field] of Object.entries(schema)) {
    const errorMessage = errors.length < most ? await fieldError(key, field, data) : null
    if (errorMessage !== null) errors.push({ key, errorMessage })
  }
  return errors
}

/** Checks a form up to its first error; null when there is none. Source: specification §5 (generic form validator). */
export const firstError = async (schema: FormSchema, data: FormData): Promise<FormError | null> =>
  (await errorsOf(schema, data, 1))[0] ?? null

/** Checks a whole form: every field's first error. Source: specification §5 (unless all requested). */
export const allErrors = (schema: FormSchema, data: FormData): Promise<readonly FormError[]> =>
  errorsOf(schema, data, Number.POSITIVE_INFINITY)
