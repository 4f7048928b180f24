/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

const root = path.resolve(__dirname, '../../..')
const flags = ['--area', '7', '--name', '新港', '--zone', '一环:1-20:888.00', '--zone', '二环:21-40']

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'menpai-setup-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** The command as an operator types it, without a terminal for questions. */
function setUp(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: database.url }
  const done = spawnSync('npm', ['run', '--silent', 'setup', '--', ...args], { cwd: root, env, encoding: 'utf8' })
  return { code: done.status, printed: done.stdout, complaint: done.stderr }
}
const zones = () => database.db.selectFrom('block_zone').select(['name', 'price']).orderBy('no_from').execute()
const hasNothing = async () => (await database.db.selectFrom('area').select('area_id').execute()).length === 0

it('says what it would make and does not make it, asked for a rehearsal or with nobody to ask', async () => {
  const rehearsed = setUp(...flags, '--dry-run')
  expect(rehearsed).toMatchObject({ code: 0, complaint: '' })
  expect(rehearsed.printed).toContain('+ zone 一环: 1 to 20, ¥888.00 each')
  expect(rehearsed.printed).toContain('+ zone 二环: 21 to 40, not for sale')
  const unasked = setUp(...flags)
  expect(unasked).toMatchObject({ code: 1, complaint: expect.stringContaining('Nobody to ask: add --yes') as string })
  expect(await hasNothing()).toBe(true)
})

it('makes a city of flags, writes its passwords for their owner alone, and adds what more flags say', async () => {
  const file = path.join(folder, 'passwords.txt')
  expect(setUp(...flags, '--yes', '--passwords', file)).toMatchObject({ code: 0, complaint: '' })
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\uFEFFarea\tblock\tnickname\tfounder password\n7\t1\t城务\t\d{4}( \d{4}){3}\n$/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const more = setUp(...flags, '--zone', '三环:41-60:68', '--yes')
  expect(more.printed).toContain('= zone 一环')
  expect(more.printed).toContain('+ zone 三环')
  expect(more.printed).not.toMatch(/\d{4}( \d{4}){3}/)
  expect(await zones()).toEqual([
    { name: '一环', price: 88_800 },
    { name: '二环', price: null },
    { name: '三环', price: 6_800 },
  ])
})

it.each([
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('reads the file of a city that an editor of Windows wrote as %s', (_, written) => {
  const city = JSON.parse(readFileSync(path.join(root, 'server/setup/city.example.json'), 'utf8')) as {
    areas: { name: string }[]
  }
  const file = path.join(folder, 'city.json')
  writeFileSync(file, written(JSON.stringify(city, null, 2)))
  const rehearsed = setUp('--file', file, '--dry-run')
  expect(rehearsed).toMatchObject({ code: 0, complaint: '' })
  for (const { name } of city.areas) expect(rehearsed.printed).toContain(name)
})

it('never writes over a file of passwords, and makes nothing then', async () => {
  const file = path.join(folder, 'passwords.txt')
  writeFileSync(file, 'of another city')
  const refused = setUp(...flags, '--yes', '--passwords', file)
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('EEXIST') as string })
  expect(readFileSync(file, 'utf8')).toBe('of another city')
  expect(await hasNothing()).toBe(true)
})

it('names what is wrong with a city, all at once, and makes nothing', async () => {
  const refused = setUp('--zone', '一环:1-20', '--zone', '二环:15-40:6,8', '--yes')
  expect(refused.code).toBe(1)
  expect(refused.complaint).toContain('areas.0.zones.1.price')
  expect(refused.complaint).toContain('Nothing was changed.')
  expect(await hasNothing()).toBe(true)
})
