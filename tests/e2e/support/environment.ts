/** What `global-setup.ts` hands to the tests' processes. */
const names = {
  server: 'MENPAI_E2E_SERVER',
  database: 'MENPAI_E2E_DATABASE',
  packed: 'MENPAI_E2E_PACKED',
  staff: 'MENPAI_E2E_STAFF',
} as const

type Name = keyof typeof names

export function hand(name: Name, value: string): void {
  process.env[names[name]] = value
}

const missing: Readonly<Record<Name, string>> = {
  server: 'The product’s server did not start: see the first lines of this run.',
  database: 'The database of the server is not known: a server that is given comes with MENPAI_E2E_DATABASE.',
  staff:
    'The staff of the city are not known: a server that is given comes with MENPAI_E2E_STAFF, what it printed at its start.',
  packed: 'There is no mini-program build: run `npx taro build --type weapp` first.',
}

/** Throws a sentence when the set-up provided nothing. */
export function handed(name: Name): string {
  const value = process.env[names[name]]
  if (value === undefined || value === '') {
    throw new Error(missing[name])
  }
  return value
}
