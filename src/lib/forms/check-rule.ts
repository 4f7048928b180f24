import { hasFormat, hasType } from './formats'
import { formTexts } from './messages'
import type { FormRule, RangeItem } from './rule'

/** Nothing was filled in: no value, an empty text, list or object. Source: specification §5 (required). */
export function isMissing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return Object.prototype.toString.call(value) === '[object Object]' && Object.keys(value).length === 0
}

const valueOf = (item: RangeItem): unknown => {
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'value') : undefined
  return value === undefined ? item : value
}

function isInList(list: readonly RangeItem[], value: unknown): boolean {
  const values = list.map(valueOf)
  return Array.isArray(value) ? value.every((one) => values.includes(one)) : values.indexOf(value) >= 0
}

function numberProblem(rule: FormRule, value: unknown): string | null {
  const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = rule
  if (typeof value !== 'number' || Number.isNaN(value)) return formTexts.mismatch
  if (minimum !== undefined && (exclusiveMinimum ? value <= minimum : value < minimum)) {
    return exclusiveMinimum ? formTexts.exclusiveMinimum : formTexts.minimum
  }
  if (maximum !== undefined && (exclusiveMaximum ? value >= maximum : value > maximum)) {
    return exclusiveMaximum ? formTexts.exclusiveMaximum : formTexts.maximum
  }
  return null
}

function lengthProblem({ minLength, maxLength }: FormRule, value: unknown): string | null {
  if (typeof value !== 'string' && !Array.isArray(value)) return formTexts.mismatch
  if (minLength !== undefined && value.length < minLength) return formTexts.minLength
  return maxLength !== undefined && value.length > maxLength ? formTexts.maxLength : null
}

function doesMatch(pattern: string | RegExp, value: unknown): boolean {
  try {
    return new RegExp(pattern).test(String(value))
  } catch {
    return false
  }
}

/** The words for a custom check that only returns false. */
export function refusalText(rule: FormRule): string {
  if (rule.required) return formTexts.required
  const isNamed = Boolean(rule.format || rule.arrayType || rule.range || rule.pattern)
  const bounds = [rule.minimum, rule.maximum, rule.minLength, rule.maxLength]
  const isOnlyCustom = !isNamed && bounds.every((one) => one === undefined)
  return isOnlyCustom ? formTexts.custom : formTexts.standard
}

/** What a rule's built-in check says against a value; null when it passes. Source: specification §5 (generic form validator). */
export function ruleProblem(rule: FormRule, value: unknown): string | null {
  if (rule.required) return isMissing(value) ? formTexts.required : null
  if (rule.format) return hasFormat(rule.format, value) ? null : formTexts.type
  const { arrayType } = rule
  if (arrayType) {
    return Array.isArray(value) && value.every((one) => hasType(arrayType, one)) ? null : formTexts.type
  }
  if (rule.range) return isInList(rule.range, value) ? null : formTexts.range
  if (rule.minimum !== undefined || rule.maximum !== undefined) return numberProblem(rule, value)
  if (rule.minLength !== undefined || rule.maxLength !== undefined) return lengthProblem(rule, value)
  return rule.pattern && !doesMatch(rule.pattern, value) ? formTexts.mismatch : null
}
