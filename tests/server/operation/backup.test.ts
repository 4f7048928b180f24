import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { backUp } from '../../../server/backup/backup'
import { importFrom } from '../../../server/db/dump/import'
import { checkBooks } from '../../../server/ledger/check-books'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { resident, smallCity } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let place: string

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  place = await mkdtemp(path.join(os.tmpdir(), 'menpai-backup-'))
})
afterEach(async () => {
  await database.close()
  await rm(place, { recursive: true })
})

const folder = () => path.join(place, 'kept')
const dataDir = () => path.join(place, 'data')
const run = (now: number, keep = 14) => backUp(database.db, { folder: folder(), dataDir: dataDir(), keep, now })
const at = (day: number) => Date.UTC(2026, 10, day, 1, 30)

async function put(name: string, text: string): Promise<void> {
  const file = path.join(dataDir(), 'objects', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

it('gives everything back, with equal books and the pictures', async () => {
  await smallCity(database.db)
  await resident(deps, 7)
  await put('file/u1/a.png', 'picture')
  await put('parts/half', 'unfinished')
  const { file, pictures } = await run(at(22))
  expect(file).toBe(path.join(folder(), 'menpai-20261122-013000.dump'))
  expect(pictures).toBe(1)
  expect(await readFile(path.join(folder(), 'objects/file/u1/a.png'), 'utf8')).toBe('picture')
  const restored = await testDatabase({ isEmpty: true })
  try {
    await importFrom(restored.db, file)
    expect(await checkBooks(restored.db)).toMatchObject({ differences: [], entries: 1 })
  } finally {
    await restored.close()
  }
})

it('copies only pictures that are new, and keeps as many copies as asked for', async () => {
  await put('file/u1/a.png', 'first')
  await run(at(20), 2)
  await put('file/u1/b.png', 'second')
  expect((await run(at(21), 2)).pictures).toBe(1)
  expect(await run(at(22), 2)).toMatchObject({ pictures: 0, removed: ['menpai-20261120-013000.dump'] })
  expect((await readdir(folder())).sort()).toEqual([
    'menpai-20261121-013000.dump',
    'menpai-20261122-013000.dump',
    'objects',
  ])
})

it('fails where the pictures cannot be read, and leaves no copy that looks whole', async () => {
  await mkdir(dataDir(), { recursive: true })
  await writeFile(path.join(dataDir(), 'objects'), 'no folder')
  await expect(run(at(20))).rejects.toThrow('ENOTDIR')
  expect((await readdir(folder())).filter((name) => name.endsWith('.dump'))).toEqual([])
})

it('leaves files of others in the folder alone', async () => {
  await mkdir(folder(), { recursive: true })
  await writeFile(path.join(folder(), 'notes.txt'), 'mine')
  await run(at(20), 1)
  await run(at(21), 1)
  expect(await readdir(folder())).toContain('notes.txt')
})

it('says so when others could read or change what it keeps', async () => {
  expect((await run(at(20))).isOpen).toBe(false)
  await chmod(folder(), 0o750)
  expect((await run(at(21))).isOpen).toBe(false)
  for (const mode of [0o777, 0o755, 0o701, 0o770]) {
    await chmod(folder(), mode)
    expect((await run(at(22))).isOpen).toBe(true)
  }
})
