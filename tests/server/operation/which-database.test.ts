/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { databaseWords } from '../../../server/db/embedded/address'
import { testDatabase } from '../../support/database/database'

const root = path.resolve(__dirname, '../../..')

it.each([
  ['postgres://menpai:hidden@127.0.0.1:5433/city', 'city at 127.0.0.1:5433'],
  ['postgres://menpai:hidden@db.example.com/city?sslmode=require', 'city at db.example.com:5432'],
  ['postgres://menpai:hidden@/city?host=/var/run/postgresql', 'city at /var/run/postgresql:5432'],
])('%s is named without its password', (DATABASE_URL, place) => {
  expect(databaseWords({ DATABASE_URL })).toBe(place)
})

it('one behind a pooler is named, and used, past it', () => {
  const env = { DATABASE_URL: 'postgres://a:hidden@pool:6432/city', MENPAI_DIRECT_URL: 'postgres://b:hidden@db/city' }
  expect(databaseWords(env)).toBe('city at db:5432')
  expect(databaseWords({ ...env, MENPAI_DIRECT_URL: '' })).toBe('city at pool:6432')
})

it('of two addresses that lead to different databases none is used', () => {
  const env = { DATABASE_URL: 'postgres://pool:6432/copy', MENPAI_DIRECT_URL: 'postgres://db/city' }
  expect(() => databaseWords(env)).toThrow('leads to another database than DATABASE_URL')
  expect(() => databaseWords({ MENPAI_DIRECT_URL: 'postgres://db/city' })).toThrow('DATABASE_URL, which is not set')
})

it('the embedded database is named as what it is', () => {
  expect(databaseWords({ MENPAI_DATA_DIR: '/srv/rehearsal' })).toBe(
    'the embedded one in /srv/rehearsal (DATABASE_URL is not set)',
  )
})

/** A shell without the service's settings uses another database, so an owner's command first says which one it uses. */
it.each(['books', 'reseal', 'setup'])(
  'npm run %s says first on which database it works',
  async (command) => {
    const database = await testDatabase()
    const { hostname, port, pathname, password, searchParams } = new URL(database.url)
    const host = searchParams.get('host') ?? hostname
    const env = { ...process.env, DATABASE_URL: database.url }
    const args = ['run', '--silent', command, ...(command === 'setup' ? ['--', '--dry-run'] : [])]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8' })
    await database.close()
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')[0]).toBe(`Database: ${pathname.slice(1)} at ${host}:${port}`)
    expect(stdout).not.toContain(password)
  },
  60_000,
)
