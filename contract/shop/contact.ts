const mobile = /^1[3-9]\d{9}$/
const landline = /^0\d{2,3}-\d{7,8}$/
const wechatId = /^[a-zA-Z][-_a-zA-Z0-9]{5,19}$/

export type ContactKind = 'phone' | 'wechat'

/**
 * How a shop is reached: a mobile or landline number, or a WeChat id; undefined for anything else. Source: community §5; readings
 * (Landline).
 */
export function contactKind(text: string): ContactKind | undefined {
  if (mobile.test(text) || landline.test(text)) return 'phone'
  return wechatId.test(text) ? 'wechat' : undefined
}

/** A contact without the part that reaches anybody: 199****0409, 010-****4567, ab****. Source: community §5 (phone), §11. */
export function maskedContact(text: string): string {
  if (mobile.test(text)) return `${text.slice(0, 3)}****${text.slice(-4)}`
  if (landline.test(text)) return `${text.slice(0, text.indexOf('-') + 1)}****${text.slice(-4)}`
  return text === '' ? '' : `${text.slice(0, 2)}****`
}
