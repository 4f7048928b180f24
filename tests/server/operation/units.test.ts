/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exportTo } from '../../../server/db/dump/export'
import { importBytes } from '../../../server/http/staff/mount-staff'
import { Environment } from '../../../server/config/environment'
import { testDatabase } from '../../support/database/database'
import { smallCity } from '../../support/city/small-city'

const root = path.resolve(__dirname, '../../..')
const deploy = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8')
const units = readdirSync(deploy).filter((file) => /\.(service|timer)$/.test(file))

/** The values of a key of a unit file. */
const valuesOf = (unit: string, key: string): string[] =>
  [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)

/** What systemd hands on: its own `%` and `$` are doubled in the file. */
const handedOn = (line: string) => line.replaceAll('%%', '%').replaceAll('$$', '$')

it('every unit runs a program of ours that is there, and every timer a service', () => {
  const programs = units.flatMap((unit) =>
    [...read(unit).matchAll(/--import tsx (\S+\.ts)/g)].map(([, file = '']) => file),
  )
  expect(programs).toHaveLength(4)
  expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  const timers = units.filter((unit) => unit.endsWith('.timer'))
  expect(timers.map((timer) => timer.replace('.timer', '.service')).filter((unit) => !units.includes(unit))).toEqual([])
})

it('the example of the settings names settings that exist', () => {
  const named = [...read('server.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in Environment.entries))).toEqual([])
})

it('the guide names files and commands that are there', () => {
  const guide = readFileSync(path.join(root, 'docs/operation.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const files = [...guide.matchAll(/\bdeploy\/([\w.-]+\w)/g)].map(([, name = '']) => name)
  expect(files.filter((name) => !existsSync(path.join(deploy, name)))).toEqual([])
})

it('the proxy listens on both families, limits every HTTPS server, and passes bodies on when they are whole', () => {
  const text = read('nginx.conf')
  const listens = [...text.matchAll(/^ {2}listen ([^;]+);/gm)].map(([, value = '']) => value)
  const plain = listens.filter((value) => !value.startsWith('[::]:'))
  expect(listens.filter((value) => value.startsWith('[::]:'))).toEqual(plain.map((value) => `[::]:${value}`))
  const secure = text.split(/^server \{/m).filter((server) => server.includes('ssl_certificate '))
  expect(secure).toHaveLength(2)
  expect(secure.filter((server) => !server.includes('limit_conn menpai'))).toEqual([])
  expect(text).not.toContain('proxy_request_buffering off')
})

it('the proxy lets through as much as the server takes, for the files of staff and for everything else', () => {
  const rooms = [...read('nginx.conf').matchAll(/location (\S+) \{[^}]*?client_max_body_size (\d+)m;/g)]
  expect(rooms.map(([, where, megabytes]) => [where, Number(megabytes) * 1024 * 1024])).toEqual([
    ['/api/admin/import/', importBytes],
  ])
})

it('the proxy passes on no call under a name that is not ours', () => {
  const servers = read('nginx.conf').split(/^server \{/m)
  const others = servers.filter((server) => /listen 443 ssl http2 default_server;/.test(server))
  expect(others).toHaveLength(1)
  expect(others[0]).toMatch(/ssl_reject_handshake on;[\s\S]*return 444;/)
  expect(others[0]).not.toContain('proxy_pass')
})

describe('the monthly check', () => {
  const [line = ''] = valuesOf('menpai-restore-check.service', 'ExecStart')

  /** Runs the line of the unit with a database and a folder of copies in place of the real ones. */
  async function check(folder: string) {
    const empty = await testDatabase({ isEmpty: true })
    const [, script = ''] = /^\/bin\/sh -c '(.*)'$/.exec(handedOn(line)) ?? []
    const words = script
      .replace('menpai_check', new URL(empty.url).pathname.slice(1))
      .replace('/var/backups/menpai', folder)
      .replace('/usr/bin/node', process.execPath)
    const city = new URL(empty.url)
    city.pathname = '/the_city'
    const done = spawnSync('/bin/sh', ['-c', words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: city.href },
      encoding: 'utf8',
    })
    await empty.close()
    return { code: done.status, printed: done.stdout + done.stderr }
  }

  it('restores the newest copy beside the city and checks its books, and fails on a copy that is broken', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'menpai-check-'))
    const database = await testDatabase()
    await smallCity(database.db)
    writeFileSync(path.join(folder, 'menpai-20261101-012000.dump'), 'an old copy that is broken')
    await exportTo(database.db, path.join(folder, 'menpai-20261102-012000.dump'))
    await database.close()
    const good = await check(folder)
    expect(good.printed).toContain('books equal')
    expect(good.code).toBe(0)
    writeFileSync(path.join(folder, 'menpai-20261103-012000.dump'), 'a new copy that is broken')
    expect((await check(folder)).code).toBe(1)
    rmSync(folder, { recursive: true })
  })
})
