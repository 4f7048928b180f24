import { minuteMs } from './durations'

/**
 * The parts of a request's signature. `t` is epoch milliseconds, `a` a random text of 8 characters, `ak` the device's
 * access key. Source: specification §7.
 */
export interface SignParts {
  readonly ak: string
  readonly t: number | string
  readonly a: string
}

/**
 * The order of the parts of `s`. The specification does not give it, so it is a template that both sides configure. Source: readings
 * (Signature).
 */
export const defaultSignTemplate = '{secretA}{t}{n}{secretB}'

/** How far a request's `t` may be from the server's clock. Source: domain model §6. */
export const signWindowMs = 5 * minuteMs

/** n = access key + timestamp + random text. */
export const signNonce = ({ ak, t, a }: SignParts): string => `${ak}${t}${a}`

/** The text whose lower-case MD5 is `s`. Names in the template: secretA, secretB, t, n, a, ak. */
export function signText(
  template: string,
  parts: SignParts,
  secrets: { readonly secretA: string; readonly secretB: string },
): string {
  const values: Record<string, string> = {
    ...secrets,
    t: String(parts.t),
    n: signNonce(parts),
    a: parts.a,
    ak: parts.ak,
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
