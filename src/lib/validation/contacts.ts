import { landlinePattern, mobilePattern } from '@contract/people/formats'

/** Longest e-mail address. Source: specification §9. */
export const emailMaxLength = 254

/**
 * An e-mail address: letters, digits and `_`, joined by single `-`, `+` or `.`, then `@` and a domain with a dot; at most 254
 * characters. An empty one is invalid. Source: specification §5 (email), §9.
 */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > emailMaxLength) return false
  const [, domain = ''] = /^\w+(?:[-+.]\w+)*@(\w+(?:[-.]\w+)*)$/.exec(value) ?? []
  return domain.includes('.')
}

/** A mobile number. Source: specification §5 (mobile). */
export const isMobile = (value: unknown): boolean => mobilePattern.test(String(value))

/** The looser mobile number whose second digit may be 2. Source: specification §5 (another library variant). */
export const isMobileLoose = (value: unknown): boolean => /^1[2-9]\d{9}$/.test(String(value))

/** A landline. Source: specification §5; readings (Landline). */
export const isLandline = (value: unknown): boolean => landlinePattern.test(String(value))

/** A QQ number: digits only. Source: specification §5 (qq). */
export const isQq = (value: unknown): boolean => /^\d+$/.test(String(value))

/** A phone: digits and hyphens only. Source: specification §5 (phone). */
export const isPhone = (value: unknown): boolean => /^[\d-]+$/.test(String(value))
