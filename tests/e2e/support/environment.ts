/** What `global-setup.ts` hands to the tests' processes. */
const names = { server: 'MENPAI_E2E_SERVER', packed: 'MENPAI_E2E_PACKED' } as const

type Name = keyof typeof names

export function hand(name: Name, value: string): void {
  process.env[names[name]] = value
}

/** Throws a sentence when the set-up had nothing to give. */
export function handed(name: Name): string {
  const value = process.env[names[name]]
  if (value === undefined || value === '') {
    throw new Error(
      name === 'server'
        ? 'The product’s server did not start: see the first lines of this run.'
        : 'There is no mini-program build: run `npx taro build --type weapp` first.',
    )
  }
  return value
}
