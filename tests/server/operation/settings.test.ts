import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { Environment } from '../../../server/environment'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = Object.keys(Environment.entries).sort()

describe('the settings', () => {
  it('are described, every one and no other', () => {
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const described = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(described.sort()).toEqual(names)
  })
})

describe('the container', () => {
  const steps = read('Containerfile').split('\n')

  it('is made of files that are there and that reach its builder', () => {
    const copied = steps
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect(copied.filter((file) => !allowed.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual([])
  })

  it('carries no secret in its layers that run', () => {
    const text = steps.join('\n')
    expect(text.slice(text.lastIndexOf('\nFROM '))).not.toMatch(/SECRET|PASSWORD|KEY/)
  })

  interface Compose {
    readonly services: Readonly<Record<string, { environment: Readonly<Record<string, string>>; depends_on?: object }>>
  }

  it('gets settings that exist, and every one that production asks for', () => {
    const { services } = parse(read('compose.yaml')) as Compose
    const given = Object.keys(services.server?.environment ?? {})
    expect(given.filter((name) => !names.includes(name))).toEqual([])
    expect(given).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'MENPAI_SIGN_SECRET_A',
        'MENPAI_SIGN_SECRET_B',
        'MENPAI_LOGIN_KEY',
        'MENPAI_SEAL_KEY',
      ]),
    )
    expect(services.server?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  })
})
