/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { startEmbedded } from '../../../server/db/embedded/start'
import { openDatabase } from '../../../server/db/open'
import { productRoot, removeDemo } from '../../../demo/anew/remove'
import { quickFolder } from '../../support/database/quick-folder'
import { dataFolder, removeDataFolder, runServer } from '../../support/server/process'
import { testDatabase } from '../../support/database/database'

const root = path.resolve(__dirname, '../../..')

let home: string
let data: string
const said: string[] = []
const remove = (env = {}) => removeDemo(env, home, (line) => said.push(line))

/** Works with the embedded database in `data/`, which runs as long. */
async function inDatabase(work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const embedded = await startEmbedded({ dataDir: data })
  const db = openDatabase(embedded.url, { connections: 1 })
  await work(db)
  await db.destroy()
  await embedded.stop()
}

const settings = (rows: string) => (db: ReturnType<typeof openDatabase>) =>
  sql.raw(`create table setting (key text, value text); insert into setting values ${rows}`).execute(db)

/** What a start, and somebody else, left in `data/` beside the database. */
async function leaveThings(): Promise<void> {
  for (const name of ['objects/kept', 'gateway', 'mine']) {
    await mkdir(path.join(data, name), { recursive: true })
    await writeFile(path.join(data, name, 'file'), 'content')
  }
}

beforeEach(async () => {
  home = quickFolder('fresh')
  data = path.join(home, 'data')
  await mkdir(data)
  await leaveThings()
  said.length = 0
})
afterEach(() => rm(home, { recursive: true, force: true, maxRetries: 10 }))

/** Pictures may be those of a city whose database lies elsewhere. */
const left = ['mine', 'mine/file', 'objects', 'objects/kept', 'objects/kept/file']

const everything = async () => (await readdir(data, { recursive: true })).sort()

it('works on the folder of the product', () => expect(productRoot).toBe(root))

it('removes a demo of whatever version: database and payments, and nothing else in data/', async () => {
  await inDatabase(settings("('demo', 'made')"))
  await remove()
  expect(await everything()).toEqual(left)
  expect(said).toEqual(['The demo was removed: its database and its payments.'])
  await remove()
  expect(said.at(-1)).toBe('There is no demo in data/ yet.')
})

it('removes a database in which nothing was made yet', async () => {
  await inDatabase(async () => undefined)
  await remove()
  expect(await everything()).toEqual(left)
})

it('leaves a city that is no demo, whole and able to start', async () => {
  await inDatabase(settings("('login_key', 'of somebody')"))
  const before = await everything()
  await expect(remove()).rejects.toThrow(`the database in ${data} is none: it was left as it is.`)
  expect(existsSync(path.join(data, 'postgres', 'postmaster.pid'))).toBe(false)
  const lasting = (names: string[]) => names.filter((name) => !/^postgres\/|\.log$/.test(name))
  expect(lasting(await everything())).toEqual(lasting(before))
  await inDatabase(async (db) => {
    expect((await sql`select key from setting`.execute(db)).rows).toEqual([{ key: 'login_key' }])
  })
})

it('leaves a demo that a server works with, and its database running', async () => {
  await inDatabase(async (db) => {
    await settings("('demo', 'made')")(db)
    await expect(remove()).rejects.toThrow('A server works with this database: stop it first.')
    expect((await sql`select key from setting`.execute(db)).rows).toEqual([{ key: 'demo' }])
  })
  expect(await everything()).toEqual(expect.arrayContaining(['gateway/file', 'objects/kept/file', 'postgres']))
})

it('leaves pictures that no database of its own belongs to', async () => {
  const before = await everything()
  await remove()
  expect([await everything(), said]).toEqual([before, ['There is no demo in data/ yet.']])
})

it.each([
  [{ DATABASE_URL: 'postgres://db/city' }, 'does not touch a database that it does not own: DATABASE_URL is set.'],
  [{ MENPAI_DIRECT_URL: 'postgres://db/city' }, 'does not touch a database that it does not own'],
  [{ NODE_ENV: 'production' }, 'these settings are those of production'],
  [{ MENPAI_MODE: 'production' }, 'these settings are those of production'],
  [{ MENPAI_DATA_DIR: '/srv/menpai' }, 'MENPAI_DATA_DIR names another folder'],
])('removes nothing with %j', async (env, words) => {
  // Whatever it is: it is not looked at.
  await mkdir(path.join(data, 'postgres'))
  await writeFile(path.join(data, 'postgres', 'PG_VERSION'), '18')
  const before = await everything()
  await expect(remove(env)).rejects.toThrow(words)
  expect(await everything()).toEqual(before)
})

it('does not follow data/ when it is a link', async () => {
  await mkdir(path.join(home, 'other'))
  await symlink(data, path.join(home, 'other', 'data'))
  await expect(removeDemo({}, path.join(home, 'other'), () => undefined)).rejects.toThrow('is a link or a file')
  expect(await everything()).toContain('objects/kept/file')
})

it('ends with exit code 1 and one sentence when it refuses, before anything is started', () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'demo/anew/main.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    '--fresh does not touch a database that it does not own: DATABASE_URL is set.\n',
  ])
}, 30_000)

it('is what a start names, in one line and with exit code 1, when another version made the database', async () => {
  const folder = dataFolder()
  const database = await testDatabase()
  await sql`update kysely_migration set name = '0002-jobs' where name = '0002-server'`.execute(database.db)
  const { code, printed } = await runServer(folder, { DATABASE_URL: database.url })
  await database.close()
  await removeDataFolder(folder)
  expect([code, printed]).toEqual([
    1,
    'The database is of another version: it names 0002-jobs, which this one does not have. If it is only the demo in data/, `npm start -- --fresh` removes it and starts anew.\n',
  ])
})
