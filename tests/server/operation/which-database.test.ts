/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { databasePlace } from '../../../server/db/embedded/address'
import { testDatabase } from '../../support/database'

const root = path.resolve(__dirname, '../../..')

it.each([
  ['postgres://menpai:hidden@127.0.0.1:5433/city', 'city at 127.0.0.1:5433'],
  ['postgres://menpai:hidden@db.example.com/city?sslmode=require', 'city at db.example.com:5432'],
  ['postgres://menpai:hidden@/city?host=/var/run/postgresql', 'city at /var/run/postgresql:5432'],
])('%s is named without its password', (DATABASE_URL, place) => {
  expect(databasePlace({ DATABASE_URL })).toBe(place)
})

it('the embedded database is named as what it is', () => {
  expect(databasePlace({ MENPAI_DATA_DIR: '/srv/rehearsal' })).toBe(
    'the embedded one in /srv/rehearsal (DATABASE_URL is not set)',
  )
})

/** A shell without the service's settings uses another database, so an owner's command first says which one it uses. */
it.each(['books', 'reseal', 'setup'])(
  'npm run %s says first on which database it works',
  async (command) => {
    const database = await testDatabase()
    const { port, pathname, password } = new URL(database.url)
    const env = { ...process.env, DATABASE_URL: database.url }
    const args = ['run', '--silent', command, ...(command === 'setup' ? ['--', '--dry-run'] : [])]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8' })
    await database.close()
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')[0]).toBe(`Database: ${pathname.slice(1)} at 127.0.0.1:${port}`)
    expect(stdout).not.toContain(password)
  },
  60_000,
)
