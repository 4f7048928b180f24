import { isMissing, refusalText, ruleProblem } from '@/lib/forms/check-rule'
import { formTexts } from '@/lib/forms/messages'
import type { FormRule } from '@/lib/forms/rule'

it.each([undefined, null, '', [], {}])('%j is missing', (value) => {
  expect(isMissing(value)).toBe(true)
  expect(ruleProblem({ required: true }, value)).toBe(formTexts.required)
})

it.each([0, false, ' ', [0], { a: 0 }, new Date(0)])('%j is there', (value) => {
  expect(isMissing(value)).toBe(false)
  expect(ruleProblem({ required: true, minimum: 7 }, value)).toBeNull()
})

type Case = readonly [rule: FormRule, value: unknown, problem: string | null]

const cases: readonly Case[] = [
  [{ format: 'int' }, 1, null],
  [{ format: 'int' }, 1.5, formTexts.type],
  [{ arrayType: 'int' }, [1, 2], null],
  [{ arrayType: 'integer' }, [1, 1.5], formTexts.type],
  [{ arrayType: 'integer' }, [1.5, 1], formTexts.type],
  [{ arrayType: 'integer' }, [], null],
  [{ arrayType: 'integer' }, 1, formTexts.type],
  [{ range: [1, 2] }, 2, null],
  [{ range: [1, 2] }, 3, formTexts.range],
  [{ range: [1, 2] }, 1, null],
  [{ range: [{ value: 1, text: '一' }] }, 1, null],
  [{ range: [{ value: 1, text: '一' }] }, 2, formTexts.range],
  [{ range: [1, 2] }, [1, 2], null],
  [{ range: [1, 2] }, [1, 3], formTexts.range],
  [{ range: [1, 2] }, [], null],
  [{ minimum: 1 }, 1, null],
  [{ minimum: 1 }, 0, formTexts.minimum],
  [{ minimum: 1, exclusiveMinimum: true }, 1, formTexts.exclusiveMinimum],
  [{ minimum: 1, exclusiveMinimum: true }, 1.1, null],
  [{ maximum: 1 }, 1, null],
  [{ maximum: 1 }, 2, formTexts.maximum],
  [{ maximum: 1, exclusiveMaximum: true }, 1, formTexts.exclusiveMaximum],
  [{ maximum: 1, exclusiveMaximum: true }, 0.9, null],
  [{ minimum: 1 }, '1', formTexts.mismatch],
  [{ maximum: 1 }, Number.NaN, formTexts.mismatch],
  [{ minLength: 2 }, 'ab', null],
  [{ minLength: 2 }, 'a', formTexts.minLength],
  [{ minLength: 2 }, [1], formTexts.minLength],
  [{ minLength: 2 }, [1, 2], null],
  [{ maxLength: 2 }, 'ab', null],
  [{ maxLength: 2 }, 'abc', formTexts.maxLength],
  [{ maxLength: 2 }, 12, formTexts.mismatch],
  [{ minLength: 2 }, 12, formTexts.mismatch],
  [{ pattern: '^a+$' }, 'aa', null],
  [{ pattern: /^a+$/ }, 'ab', formTexts.mismatch],
  [{ pattern: '^1$' }, 1, null],
  [{ pattern: '(' }, '(', formTexts.mismatch],
  [{}, 'anything', null],
]

it.each(cases)('%j says of %j: %s', (rule, value, problem) => {
  expect(ruleProblem(rule, value)).toBe(problem)
})

it.each<readonly [FormRule, string]>([
  [{ required: true, format: 'int' }, formTexts.required],
  [{}, formTexts.custom],
  [{ format: 'int' }, formTexts.standard],
  [{ arrayType: 'int' }, formTexts.standard],
  [{ range: [1] }, formTexts.standard],
  [{ pattern: 'a' }, formTexts.standard],
  [{ minimum: 0 }, formTexts.standard],
  [{ maximum: 0 }, formTexts.standard],
  [{ minLength: 0 }, formTexts.standard],
  [{ maxLength: 0 }, formTexts.standard],
])('a custom check beside %j that only says no is told by: %s', (rule, text) => {
  expect(refusalText(rule)).toBe(text)
})
