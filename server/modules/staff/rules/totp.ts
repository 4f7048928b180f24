import { Secret, TOTP } from 'otpauth'
import { totp } from '@contract/console/limits'

const { digits, periodS: period, steps: window } = totp

const authenticator = (secret: string, label = '') =>
  new TOTP({ issuer: '门牌管理台', label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) })

/** A new secret of an authenticator, in base32. */
export const newSecret = (random: { bytes(count: number): Buffer }): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32

/** What an authenticator reads from a picture. */
export const uriOf = (secret: string, name: string): string => authenticator(secret, name).toString()

/** The step of a right code: now, or one before or after it, for clocks that differ; undefined for a wrong one. Source: RFC 6238. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}
