import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'

/** What is started, and the package of Debian that brings it. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  patronictl: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
} as const
type Program = keyof typeof packages

export type Programs = Readonly<Record<Program, string>>

/** Debian keeps each version of PostgreSQL in a folder of its own; the newest first. */
function postgresFolders(): readonly string[] {
  const base = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(base).sort((one, other) => Number(other) - Number(one))
    return versions.map((version) => path.join(base, version, 'bin'))
  } catch {
    return []
  }
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where programs lie: Debian's PostgreSQL, which comes whole, first; `/usr/sbin` is not on every user's path. */
export const programFolders = (): readonly string[] => [
  ...postgresFolders(),
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
]

/** The programs in these folders, or a sentence that says what to install. */
export function findPrograms(folders: readonly string[]): Programs | string {
  const find = (name: string) => folders.map((folder) => path.join(folder, name)).find(mayRun)
  const names = Object.keys(packages) as Program[]
  const missing = names.filter((name) => find(name) === undefined)
  if (missing.length > 0) {
    // Patroni talks to etcd by a package that it only recommends.
    const wanted = new Set([...missing.map((name) => packages[name]), 'python3-etcd'])
    return `Not installed: ${missing.join(', ')}. On Debian: apt-get install ${[...wanted].join(' ')}`
  }
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Programs
}

/** Whether this is what a PgBouncer that knows prepared statements says of itself: from 1.21 on. */
export function knowsPrepared(versionText: string): boolean {
  const [, major = '0', minor = '0'] = /^PgBouncer (\d+)\.(\d+)/m.exec(versionText) ?? []
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 21)
}

export const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' })

/** What was run, in one line: the first line of what each program says of itself. */
export function versionsOf({ postgres, patroni, etcd, haproxy, pgbouncer }: Programs): string {
  const asked = [postgres, patroni, etcd].map(versionOf)
  const others = [execFileSync(haproxy, ['-v'], { encoding: 'utf8' }), versionOf(pgbouncer)]
  const prepares = knowsPrepared(others[1] ?? '')
    ? 'prepared statements through it'
    : 'no prepared statements through it'
  return [...[...asked, ...others].map((text) => text.split('\n')[0]?.trim()), prepares].join(', ')
}
