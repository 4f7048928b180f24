/**
 * A founder password as it travels: white space removed, encrypted (RSA, base64), every `+` written as `@`. Null when it cannot be
 * encrypted. Source: specification §5 (login).
 */
export function encryptPassword(password: string, encrypt: (text: string) => string | null): string | null {
  return encrypt(password.replace(/\s/g, ''))?.replace(/\+/g, '@') ?? null
}
