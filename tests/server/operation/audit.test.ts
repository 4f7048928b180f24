/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const thing = { name: 'a-thing', version: '1.0.0' }
const fault = { id: 1, url: '', title: 'opens every door', severity: 'high', vulnerable_versions: '<2.0.0' }

let folder: string
let registry: Server
/** The registry's answer to an audit; undefined: it does not answer audits. */
let known: object | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-audit-'))
  const project = { name: 'of-the-test', version: '1.0.0', dependencies: { 'a-thing': '1.0.0' } }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project))
  const packages = { '': project, 'node_modules/a-thing': { version: '1.0.0' } }
  await writeFile(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
  )
  registry = createServer((asked, reply) => {
    const said = asked.method === 'GET' ? { ...thing, versions: { '1.0.0': thing } } : known
    reply.writeHead(said ? 200 : 405, { 'content-type': 'application/json' }).end(JSON.stringify(said ?? {}))
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
})
afterAll(async () => {
  registry.close()
  await rm(folder, { recursive: true, force: true })
})

const ours = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`

async function audit(address: string): Promise<{ code: unknown; said: string }> {
  const script = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/audit.ts')]
  const options = [`--registry=${address}`, '--fetch-retries=0', `--cache=${path.join(folder, 'cache')}`]
  const child = spawn(process.execPath, [...script, ...options], { cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as unknown[]
  return { code, said }
}

describe('the audit of the dependencies', () => {
  it('says that nothing is known when the registry answers no audits, and does not pass', async () => {
    known = undefined
    const { code, said } = await audit(ours())
    expect(said).toContain('Nothing is known about vulnerabilities')
    expect(said).not.toContain('No known vulnerabilities')
    expect(code).toBe(2)
  })

  it('passes when the registry knows of none', async () => {
    known = {}
    const { code, said } = await audit(ours())
    expect(said).toContain('No known vulnerabilities in what runs')
    expect(code).toBe(0)
  })

  it('names what has a known fault, and does not pass', async () => {
    known = { 'a-thing': [fault] }
    const { code, said } = await audit(ours())
    expect(said).toContain('high: a-thing')
    expect(code).toBe(1)
  })
})
