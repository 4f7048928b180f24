import type { FormRule } from './rule'

/** The words of the form validator. Source: specification §5 (messages), §8. */
export const formTexts = {
  standard: '验证错误',
  unknownField: '提交的字段{field}在数据库中并不存在',
  custom: '验证无效',
  required: '{label}必填',
  range: '{label}超出范围',
  timestamp: '{label}格式无效',
  type: '{label}类型无效',
  minLength: '{label}长度不能少于{minLength}',
  maxLength: '{label}长度不能超过{maxLength}',
  betweenLengths: '{label}必须介于{minLength}和{maxLength}之间',
  minimum: '{label}不能小于{minimum}',
  maximum: '{label}不能大于{maximum}',
  exclusiveMinimum: '{label}不能小于等于{minimum}',
  exclusiveMaximum: '{label}不能大于等于{maximum}',
  betweenNumbers: '{label}必须介于{minimum}and{maximum}之间',
  mismatch: '{label}格式不匹配',
} as const

/** Fills in `{name}` from the values; a name without a value stays. */
export function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
}

/** The message of a rule: its own words, or those given, with the label and the rule's values. Source: specification §5. */
export const ruleMessage = (rule: FormRule, label: string, text: string): string => filled(text, { ...rule, label })
