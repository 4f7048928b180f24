import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { Environment } from '../../../server/config/environment'
import { commandsOf } from '../../walk/document'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const [, tried = ''] = /export const newest = \[(.*)\]/.exec(read('scripts/runtimes/run.mjs')) ?? []
const names = Object.keys(Environment.entries).sort()

describe('the settings', () => {
  it('are described, every one and no other', () => {
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const described = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(described.sort()).toEqual(names)
  })

  it('stand in tables: a row without a head above it is no row', () => {
    const lines = read('docs/configuration.md').split('\n')
    const headless = lines.filter((line, at) => {
      if (!line.startsWith('| `')) return false
      const above = lines.slice(0, at).reverse()
      return !/^\|(-+\|)+$/.test(above.find((row) => !row.startsWith('| `')) ?? '')
    })
    expect(headless).toEqual([])
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

  it('carries the packages that the server asks for, and not what the app is built with', () => {
    const [, list = ''] = /export const ofServer = \[([^\]]*)\]/.exec(read('scripts/setup/server-only.mjs')) ?? []
    const carried = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
    const sources = ['server', 'contract'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => read(path.join(folder, file))),
    )
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object }
    const asked = Object.keys(dependencies).filter((name) =>
      [...sources, read('scripts/dump.ts')].some((text) =>
        new RegExp(`(from|import\\(|import) ?'${name}['/]`).test(text),
      ),
    )
    expect(carried).toEqual([...asked, 'tsx'].sort())
    expect(steps.some((line) => line.startsWith('RUN node server-only.mjs package.json && npm install'))).toBe(true)
  })

  it('carries its three apps: of both editions the files and what paints their first page, and the console', () => {
    const built = steps.filter((line) => line.startsWith('COPY --from=build ')).map((line) => line.split(' ')[2])
    const editions = ['h5', 'first-paint', 'market/h5', 'market/first-paint']
    expect(built).toEqual([...editions, 'console'].map((name) => `/app/dist/${name}`))
    expect(steps.join('\n')).toContain('MENPAI_MARKET_DIR=/app/dist/market/h5')
  })

  it('builds them by the commands of the document, which the walk runs', () => {
    const document = commandsOf(read('docs/operation.md'))
    const builds = steps.filter((line) => /^RUN .*npm run build:/.test(line)).map((line) => line.slice('RUN '.length))
    expect(builds).toHaveLength(3)
    expect(builds.filter((line) => !document.some((step) => step.lines.includes(line)))).toEqual([])
  })

  it('keeps its memory small, as `npm start` and the service of systemd do', () => {
    const lean = JSON.parse(read('scripts/setup/memory.json')) as Record<string, string>
    const words = Object.entries(lean).map(([name, value]) => `${name}=${value}`)
    expect(words).toHaveLength(2)
    expect(steps).toContain(`ENV ${words.join(' ')}`)
    expect(read('deploy/menpai.service').split('\n')).toContain(`Environment=${words.join(' ')}`)
    expect(read('scripts/start.mjs')).toContain('scripts/setup/memory.json')
  })

  it('runs as nobody special, as the first process, and tells whether it is well', () => {
    const images = steps.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '')
    expect(images.filter((image) => !/:\d/.test(image))).toEqual([])
    // The page of commands asks for the same, on which the product is tried.
    const [, major = ''] = /: take (\d+), the one with long-term support/.exec(read('docs/operation.md')) ?? []
    expect(images).toEqual([1, 2].map(() => `node:${major}-bookworm-slim`))
    expect(tried).toContain(`'${major}'`)
    expect(steps.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node')
    expect(steps.filter((line) => line.startsWith('ADD '))).toEqual([])
    const command = steps.filter((line) => line.startsWith('CMD ')).map((line) => JSON.parse(line.slice(4)) as unknown)
    expect(command).toEqual([['node', '--import', 'tsx', 'server/main.ts']])
    expect(steps.join('\n')).toMatch(/\nHEALTHCHECK [^\n]+\\\n {2}CMD \["node", [^\n]*process\.env\.PORT \+ '\/readyz'/)
  })
})

interface Service {
  readonly command?: readonly string[]
  readonly environment: Readonly<Record<string, string | null>>
  readonly depends_on?: object
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: object
  readonly stop_grace_period?: string
  readonly restart?: string
  readonly read_only?: boolean
}

describe('the product on one host', () => {
  const text = read('compose.yaml')
  const { services } = parse(text) as { services: Readonly<Record<'server' | 'database', Service>> }
  const { server, database } = services
  const given = Object.keys(server.environment)

  it('gets settings that exist, and every one that production asks for', () => {
    expect(given.filter((name) => !names.includes(name))).toEqual([])
    expect(given).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'MENPAI_SIGN_SECRET_A',
        'MENPAI_SIGN_SECRET_B',
        'MENPAI_LOGIN_KEY',
        'MENPAI_SEAL_KEY',
        'MENPAI_STORE_KEY',
        'MENPAI_STORE_URL',
      ]),
    )
    expect(server.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  })

  it('is asked for nothing that the page of commands does not write into its file', () => {
    const [, block = ''] = /## In containers\n\n```sh\n([\s\S]*?)\n```/.exec(read('docs/operation.md')) ?? []
    const written = [...block.matchAll(/^ {2}echo "(\w+)=/gm)].map(([, name]) => name)
    const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !written.includes(name))).toEqual([])
  })

  it('hands on every other setting but what the image fixes and what is for development', () => {
    const fixed = [
      'NODE_ENV',
      'HOST',
      'PORT',
      'MENPAI_DATA_DIR',
      'MENPAI_H5_DIR',
      'MENPAI_MARKET_DIR',
      'MENPAI_AWAIT_BUILDS',
      'MENPAI_STORE_PORT',
      'MENPAI_DRAIN_MS',
      'MENPAI_SIGN_TEMPLATE',
    ]
    const forDevelopment = /DEMO|DEV_CLOCK|TEST_AREA|GATEWAY|LOGIN_KEY_BITS|SMS_ENDPOINT|KUAIDI100_ENDPOINT/
    const wanted = names.filter((name) => !fixed.includes(name) && !forDevelopment.test(name))
    expect(given.sort()).toEqual(wanted)
  })

  it('has a database whose own log leaves out the rows that statements failed at', () => {
    expect(database.command).toContain('log_error_verbosity=terse')
  })

  it('writes no secret down', () => {
    const secrets = [...text.matchAll(/^ *(\w*(?:SECRET|PASSWORD|KEY)\w*):(.*)$/gm)]
    expect(secrets.length).toBeGreaterThan(10)
    expect(secrets.filter(([, , value = '']) => value !== '' && !value.startsWith(' ${'))).toEqual([])
  })

  it('keeps its data on volumes, is reached from this host alone, and has the time that a stop takes', () => {
    expect(database.volumes).toEqual(['database:/var/lib/postgresql'])
    expect(server.volumes).toEqual(['objects:/data', './keep:/keep'])
    expect(server.read_only).toBe(true)
    expect(database.ports).toBeUndefined()
    expect(server.ports?.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(database.healthcheck).toBeDefined()
    for (const { stop_grace_period: grace = '', restart } of [server, database]) {
      expect(Number.parseInt(grace)).toBeGreaterThan(12)
      expect(restart).toBe('unless-stopped')
    }
  })
})
