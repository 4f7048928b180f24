import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Embedded } from '../../../server/db/embedded/running'
import { startEmbedded } from '../../../server/db/embedded/start'
import { openDatabase } from '../../../server/db/open'

let dataDir: string
let running: Embedded | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'menpai-supervisor-'))
})
afterEach(async () => {
  await running?.stop()
  running = undefined
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = async () => (running = await startEmbedded({ dataDir }))

const postmaster = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function run<T>(url: string, query: string): Promise<T[]> {
  const db = openDatabase(url, { connections: 1 })
  try {
    return (await sql.raw<T>(query).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

it('makes a database with checksums, code-point order and a password, and keeps what was written', async () => {
  const first = await start()
  expect(first.isAdopted).toBe(false)
  await run(first.url, 'create table kept (n int); insert into kept values (1)')
  const [facts] = await run<Record<string, string>>(
    first.url,
    `select current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
      (select datcollate from pg_database where datname = 'postgres') as collation,
      (select rolpassword like 'SCRAM-SHA-256%' from pg_authid where rolname = 'menpai') as has_scram,
      current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
      current_setting('log_error_verbosity') as verbosity, inet_server_addr() is null as by_socket`,
  )
  expect(facts).toEqual({
    checksums: 'on',
    encoding: 'UTF8',
    collation: 'C',
    has_scram: true,
    fsync: 'on',
    listens: '127.0.0.1',
    verbosity: 'terse',
    by_socket: true,
  })
  await expect(run(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  await first.stop()
  const second = await start()
  expect(await run(second.url, 'select n from kept')).toEqual([{ n: 1 }])
})

it('recovers what was committed when the database itself is killed', async () => {
  const first = await start()
  await run(first.url, 'insert into kept values (2)')
  process.kill(postmaster(), 'SIGKILL')
  const second = await start()
  expect(second.isAdopted).toBe(false)
  expect(await run(second.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

it('writes into its log that a statement failed, and nothing of the row that it failed at', async () => {
  const { url } = await start()
  await run(url, 'create table box (choice text constraint full_box check (false))')
  await expect(run(url, `insert into box select repeat('yes ', 3)`)).rejects.toThrow('full_box')
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('violates check constraint "full_box"')
  expect(log).not.toContain('yes yes')
})

it('takes over the database that a killed process left running', async () => {
  const root = path.resolve(__dirname, '../../..')
  const owner = spawn(process.execPath, ['--import', 'tsx', 'tests/support/database/embedded-owner.ts', dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(owner, 'exit')
  let url = ''
  try {
    const [line] = (await once(owner.stdout, 'data')) as [Buffer]
    url = line.toString().trim()
    await run(url, 'insert into kept values (3)')
  } finally {
    owner.kill('SIGKILL')
    await exited
  }
  const pid = postmaster()
  const next = await start()
  expect(next).toMatchObject({ isAdopted: true, url })
  expect(postmaster()).toBe(pid)
  expect(await run(next.url, 'select max(n) as n from kept')).toEqual([{ n: 3 }])
})

it('gives two processes that start at once the same database', async () => {
  const both = await Promise.all([startEmbedded({ dataDir }), startEmbedded({ dataDir })])
  running = both[0]
  expect(both[0].url).toBe(both[1].url)
  expect(both.map(({ isAdopted }) => isAdopted).sort()).toEqual([false, true])
})

it('says in words that the data are of another version', async () => {
  const folder = path.join(dataDir, 'postgres')
  await writeFile(path.join(folder, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow('is of PostgreSQL 17; this program brings 18')
  await writeFile(path.join(folder, 'PG_VERSION'), '18\n')
})

const asRoot = process.getuid?.() === 0 ? it : it.skip

asRoot('keeps the data elsewhere, and says where, when root’s folder is closed to the user it runs as', async () => {
  const closed = await mkdtemp(path.join(os.tmpdir(), 'menpai-closed-'))
  const lines: string[] = []
  running = await startEmbedded({ dataDir: path.join(closed, 'data'), log: (line) => lines.push(line) })
  const [{ where } = { where: '' }] = await run<{ where: string }>(
    running.url,
    `select current_setting('data_directory') as where`,
  )
  await running.stop()
  expect(where).toMatch(/^\/var\/tmp\/menpai-/)
  expect(lines[0]).toContain(where)
  await rm(path.dirname(where), { recursive: true })
  await rm(closed, { recursive: true })
})

it('is reached by TCP where the path of a socket would be too long for the system', async () => {
  const long = path.join(dataDir, 'x'.repeat(80))
  running = await startEmbedded({ dataDir: long })
  expect(await run(running.url, 'select inet_server_addr() is null as by_socket')).toEqual([{ by_socket: false }])
})
