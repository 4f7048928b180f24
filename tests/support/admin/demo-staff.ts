/** Somebody of the demo city's staff, as the start prints it. */
export interface Staff {
  readonly name: string
  readonly password: string
  readonly secret: string
  readonly roles: readonly string[]
}

/** The staff in what a server printed when it started. */
export function staffIn(printed: string): ReadonlyMap<string, Staff> {
  const [, lines = ''] = printed.split('Demo staff')
  const rows = [...lines.matchAll(/^ {2}(\S+) {2}(\S+) {2}([A-Z2-7]+) {2}(.+)$/gm)]
  return new Map(
    rows.map(([, name = '', password = '', secret = '', roles = '']) => [
      name,
      { name, password, secret, roles: roles.trim().split(' ') },
    ]),
  )
}
