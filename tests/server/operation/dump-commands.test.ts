/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { dataFolder, removeDataFolder, startServer } from '../../support/server/process'

const root = path.resolve(__dirname, '../../..')

let folders: { readonly old: string; readonly restored: string }
const running: ServerProcess[] = []

const serverOn = async (folder: string, demo: string): Promise<ServerProcess> => {
  const server = await startServer(folder, { MENPAI_DEMO: demo })
  running.push(server)
  return server
}

beforeAll(async () => {
  folders = { old: await cityFolder(), restored: dataFolder() }
})
afterAll(async () => {
  for (const server of running) await server.kill9()
  await removeDataFolder(folders.old)
  await removeDataFolder(folders.restored)
})

/** A command as an operator types it. */
async function npmRun(what: 'export' | 'import', file: string, folder: string) {
  const env = { ...process.env, DATABASE_URL: undefined, MENPAI_DATA_DIR: folder }
  const child = spawn('npm', ['run', '--silent', what, '--', file], {
    cwd: root,
    env,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, printed }
}

/** Everything a resident sees of their money and of the market. */
async function seen(server: ServerProcess, who: Parameters<ServerProcess['call']>[2]) {
  const [assets, records, board] = [
    await server.call('/user/assets', {}, who),
    await server.call('/bctMoney/list', {}, who),
    await server.call('/bctSale/list', { areaId }, who),
  ]
  return { assets: assets.data, records: records.data, sales: board.data.data.map(({ saleId }) => saleId) }
}

async function upload(server: ServerProcess, who: { token: string; userId: number; ak: string }): Promise<string> {
  const { data } = await server.call('/upload/token', {}, who)
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  const form = new FormData()
  const key = `file/${data.folderPath}1.png`
  form.append('token', data.token)
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
  expect((await fetch(data.uploadHost, { method: 'POST', body: form })).status).toBe(200)
  return key
}

const read = async (server: ServerProcess, who: Parameters<ServerProcess['call']>[2], key: string) => {
  const { data } = await server.call('/upload/token', {}, who)
  return Buffer.from(await (await fetch(`${data.visitPrefix}/${key}`)).arrayBuffer())
}

it('a city is written to a file beside its running server, and another server goes on with it', async () => {
  const file = path.join(folders.old, 'menpai.dump')
  const old = await serverOn(folders.old, '1')
  const who = await old.signIn(36, demoPassword(36))
  const key = await upload(old, who)
  const [before, picture] = [await seen(old, who), await read(old, who, key)]
  const written = await npmRun('export', file, folders.old)
  expect(written).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Database: the embedded one in .+\nwritten: \d+ rows of \d+ tables\n$/) as string,
  })
  expect((await seen(old, who)).assets).toEqual(before.assets)
  await old.stop()

  const readIn = await npmRun('import', file, folders.restored)
  expect(readIn.printed).toMatch(
    /^Database: .+\nread in: \d+ rows of \d+ tables\nbooks equal: \d+ accounts, [1-9]\d* entries\n$/,
  )
  expect(readIn.code).toBe(0)
  expect(readIn.printed).toContain(written.printed.split('\n')[1]?.replace('written', 'read in'))
  await cp(path.join(folders.old, 'objects'), path.join(folders.restored, 'objects'), { recursive: true })
  const restored = await serverOn(folders.restored, '0')
  expect(await seen(restored, who)).toEqual(before)
  expect(await read(restored, who, key)).toEqual(picture)
  await restored.signIn(128, demoPassword(128))
  await restored.stop()

  const again = await npmRun('import', file, folders.restored)
  expect(again).toMatchObject({ code: 1, printed: expect.stringContaining('not empty') as string })
}, 240_000)
