import { landlinePattern, mobilePattern, wechatIdPattern } from '../people/formats'
import { maskedMobile } from '../people/masked'
import { firstSigns } from '../texts/signs'

export type ContactKind = 'phone' | 'wechat'

/**
 * How a shop is reached: a mobile or landline number, or a WeChat id; undefined for anything else. Source: community §5; readings
 * (Landline).
 */
export function contactKind(text: string): ContactKind | undefined {
  if (mobilePattern.test(text) || landlinePattern.test(text)) return 'phone'
  return wechatIdPattern.test(text) ? 'wechat' : undefined
}

/** A contact without the part that reaches anybody: 199****0409, 010-****4567, ab****. Source: community §5 (phone), §11. */
export function maskedContact(text: string): string {
  if (mobilePattern.test(text)) return maskedMobile(text)
  if (landlinePattern.test(text)) return `${text.slice(0, text.indexOf('-') + 1)}****${text.slice(-4)}`
  return text === '' ? '' : `${firstSigns(text, 2)}****`
}
