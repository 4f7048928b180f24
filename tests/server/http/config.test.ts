import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readConfig } from '../../../server/config/read-config'
import { missingWords } from '../../../server/config/start-checks'

function rsaKey(modulusLength: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const faults = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.ok ? [] : read.error
}
const secrets = {
  MENPAI_SIGN_SECRET_A: 'a long secret',
  MENPAI_SIGN_SECRET_B: 'another long secret',
  MENPAI_LOGIN_KEY: rsaKey(2048),
  MENPAI_SEAL_KEY: randomBytes(32).toString('base64'),
  MENPAI_STORE_KEY: randomBytes(32).toString('base64'),
  MENPAI_STORE_URL: 'https://pictures.example',
}
const formerPair = (first: string) => ({ MENPAI_SIGN_OLD_A: first, MENPAI_SIGN_OLD_B: 'yet another long secret' })
const production = { MENPAI_MODE: 'production', ...secrets }
/** The variables that are complained of. */
const named = (env: Record<string, string | undefined>) => {
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return faults(Object.fromEntries(given)).map((line) => line.split(':')[0])
}

/** Values that cannot be read. */
const wrong = [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://here'],
  ['MENPAI_DIRECT_URL', 'mysql://here'],
  ['MENPAI_DIRECT_URL', 'postgres://here/city'],
  ['MENPAI_READS_URL', 'mysql://here'],
  ['MENPAI_READS_URL', 'postgres://here/city'],
  ['MENPAI_CELL', 'A1'],
  ['MENPAI_DEMO', 'yes'],
  ['MENPAI_BASE_PATH', 'market/'],
  ['MENPAI_LOGIN_KEY', 'nonsense'],
  ['MENPAI_LOGIN_KEY_BITS', '512'],
  ['MENPAI_MODE', 'staging'],
] as const

describe('the settings', () => {
  it.each([
    ['0', false, false],
    ['1', true, false],
    ['bulk', true, true],
  ])('make no demo city, the usual one, or a large one: %s', (said, demo, isDemoBulk) => {
    expect(readConfig({ MENPAI_DEMO: said })).toMatchObject({ ok: true, value: { demo, isDemoBulk } })
  })

  it('need nothing for development', () => {
    const read = readConfig({})
    expect(read).toMatchObject({
      ok: true,
      value: {
        mode: 'development',
        port: 3000,
        isPortFixed: false,
        host: '127.0.0.1',
        basePath: '',
        dataDir: './data',
      },
    })
  })

  it.each(wrong)('name the variable when %s is "%s"', (name, value) => {
    const found = faults({ [name]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(name)
  })

  it('are refused in production with secrets that everybody knows, a demo city or a movable clock', () => {
    expect(faults({ NODE_ENV: 'production' }).map((line) => line.split(':')[0])).toEqual([
      'MENPAI_SIGN_SECRET_A',
      'MENPAI_SIGN_SECRET_B',
      'MENPAI_LOGIN_KEY',
      'MENPAI_SEAL_KEY',
      'MENPAI_STORE_KEY',
      'MENPAI_STORE_URL',
    ])
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_SIGN_SECRET_B: 'menpai-dev-a' })).toHaveLength(1)
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_SIGN_SECRET_A: 'short' })).toHaveLength(1)
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' })).toHaveLength(2)
    expect(faults({ MENPAI_MODE: 'production', ...secrets })).toEqual([])
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['two equal secrets', { MENPAI_SIGN_SECRET_B: secrets.MENPAI_SIGN_SECRET_A }, 'MENPAI_SIGN_SECRET_B'],
    ['a secret of one sign', { MENPAI_SIGN_SECRET_A: 'aaaaaaaaaaaa' }, 'MENPAI_SIGN_SECRET_A'],
    ['a secret of two signs', { MENPAI_SIGN_SECRET_B: 'abababababababab' }, 'MENPAI_SIGN_SECRET_B'],
    ['a login key of 512 bits', { MENPAI_LOGIN_KEY: rsaKey(512) }, 'MENPAI_LOGIN_KEY'],
    ['a login key of 1024 bits that nobody asked for', { MENPAI_LOGIN_KEY: rsaKey(1024) }, 'MENPAI_LOGIN_KEY'],
    ['a login key that is none', { MENPAI_LOGIN_KEY: '-----BEGIN PRIVATE KEY-----' }, 'MENPAI_LOGIN_KEY'],
    ['a seal key of zeros', { MENPAI_SEAL_KEY: `${'A'.repeat(43)}=` }, 'MENPAI_SEAL_KEY'],
    ['a store key of zeros', { MENPAI_STORE_KEY: `${'A'.repeat(43)}=` }, 'MENPAI_STORE_KEY'],
    ['one key for two purposes', { MENPAI_STORE_KEY: secrets.MENPAI_SEAL_KEY }, 'MENPAI_STORE_KEY'],
    ['no key of the store', { MENPAI_STORE_KEY: undefined }, 'MENPAI_STORE_KEY'],
    ['no address of pictures', { MENPAI_STORE_URL: undefined }, 'MENPAI_STORE_URL'],
    ['a capital letter', { NODE_ENV: 'Production' }, 'NODE_ENV'],
    ['a short word', { NODE_ENV: 'prod', MENPAI_MODE: undefined }, 'NODE_ENV'],
    ['a capital letter in the other', { MENPAI_MODE: 'Production' }, 'MENPAI_MODE'],
    ['a former secret that everybody knows', formerPair('menpai-dev-a'), 'MENPAI_SIGN_OLD_A'],
    ['a former secret of one sign', formerPair('a'), 'MENPAI_SIGN_OLD_A'],
    ['a signature without a secret', { MENPAI_SIGN_TEMPLATE: '{t}{n}' }, 'MENPAI_SIGN_TEMPLATE'],
    ['a signature without the second secret', { MENPAI_SIGN_TEMPLATE: '{secretA}{t}{n}' }, 'MENPAI_SIGN_TEMPLATE'],
    ['a signature of nothing but secrets', { MENPAI_SIGN_TEMPLATE: '{secretA}{secretB}' }, 'MENPAI_SIGN_TEMPLATE'],
    ['pictures at an address that is not https', { MENPAI_STORE_URL: 'http://pic.example' }, 'MENPAI_STORE_URL'],
    ['pictures at this machine’s own name', { MENPAI_STORE_URL: 'https://localhost:3001' }, 'MENPAI_STORE_URL'],
    ['pictures at this machine’s own number', { MENPAI_STORE_URL: 'https://127.0.0.1:3001' }, 'MENPAI_STORE_URL'],
    ['pictures at every number', { MENPAI_STORE_URL: 'https://0.0.0.0:3001' }, 'MENPAI_STORE_URL'],
    ['pictures at an address that is none', { MENPAI_STORE_URL: 'https://a b' }, 'MENPAI_STORE_URL'],
    [
      'pictures at the app’s own origin',
      { MENPAI_PUBLIC_URL: 'https://app.example', MENPAI_STORE_URL: 'https://app.example/pictures' },
      'MENPAI_STORE_URL',
    ],
    [
      'a former seal key that is the present one',
      { MENPAI_SEAL_OLD_KEY: secrets.MENPAI_SEAL_KEY },
      'MENPAI_SEAL_OLD_KEY',
    ],
    ['a former seal key that is the store’s', { MENPAI_SEAL_OLD_KEY: secrets.MENPAI_STORE_KEY }, 'MENPAI_SEAL_OLD_KEY'],
    ['calls from pages of any origin', { MENPAI_CORS_ORIGINS: '*' }, 'MENPAI_CORS_ORIGINS'],
    ['calls from pages of no origin', { MENPAI_CORS_ORIGINS: 'https://a.example,null' }, 'MENPAI_CORS_ORIGINS'],
    ['an origin with a path', { MENPAI_CORS_ORIGINS: 'https://a.example/' }, 'MENPAI_CORS_ORIGINS'],
    ['a token for figures that is guessed', { MENPAI_METRICS_TOKEN: 'secret' }, 'MENPAI_METRICS_TOKEN'],
  ])('are refused in production with %s', (_what, wrong, name) => {
    expect(named({ ...production, ...wrong })).toEqual([name])
  })

  it('need no store of our own beside Qiniu, and take a short login key that is asked for', () => {
    const qiniu = { MENPAI_QINIU_ACCESS_KEY: 'a', MENPAI_QINIU_SECRET_KEY: 's', MENPAI_QINIU_BUCKET: 'b' }
    const at = { MENPAI_QINIU_DOMAIN: 'https://pictures.example' }
    expect(named({ ...production, MENPAI_STORE_KEY: undefined, MENPAI_STORE_URL: undefined, ...qiniu, ...at })).toEqual(
      [],
    )
    expect(named({ ...production, MENPAI_LOGIN_KEY: rsaKey(1024), MENPAI_LOGIN_KEY_BITS: '1024' })).toEqual([])
  })

  it('let production be tried on one machine, and take all that a rotation leaves behind', () => {
    const here = { MENPAI_PUBLIC_URL: 'http://127.0.0.1:3000', MENPAI_STORE_URL: 'http://127.0.0.1:3001' }
    expect(named({ ...production, ...here })).toEqual([])
    expect(named({ ...production, ...here, MENPAI_STORE_URL: here.MENPAI_PUBLIC_URL })).toEqual(['MENPAI_STORE_URL'])
    const old = { MENPAI_SEAL_OLD_KEY: randomBytes(32).toString('base64'), ...formerPair('a former long secret') }
    const origins = { MENPAI_CORS_ORIGINS: 'https://a.example,http://127.0.0.1:10086' }
    expect(named({ ...production, ...old, ...origins, MENPAI_SIGN_TEMPLATE: '{n}{secretB}{secretA}' })).toEqual([])
  })

  it('describe the calls in development, in production only when told', () => {
    expect(readConfig({})).toMatchObject({ value: { docs: true } })
    expect(readConfig(production)).toMatchObject({ value: { docs: false } })
    expect(readConfig({ ...production, MENPAI_DOCS: '1' })).toMatchObject({ value: { docs: true } })
  })

  it('let production through in either spelling, never back to development', () => {
    expect(readConfig({ NODE_ENV: 'production', MENPAI_MODE: 'development', ...secrets })).toMatchObject({
      value: { mode: 'production', corsOrigins: [] },
    })
  })

  it('say at the start of production that nobody is warned by a message, where they can send some', () => {
    const words = (env: Record<string, string>) => {
      const read = readConfig(env)
      return read.ok ? missingWords(read.value) : []
    }
    const sms = Object.fromEntries(
      ['KEY_ID', 'KEY_SECRET', 'SIGN', 'TEMPLATE'].map((name) => [`MENPAI_SMS_${name}`, 'x']),
    )
    expect(words({ ...production, ...sms })).toEqual([expect.stringContaining('MENPAI_SMS_WARNING_TEMPLATE')])
    expect(words({ ...production, ...sms, MENPAI_SMS_WARNING_TEMPLATE: 'SMS_2' })).toEqual([])
    expect([...words(production), ...words(sms)]).toEqual([])
  })

  it('take a list of origins and a base path', () => {
    expect(
      readConfig({ MENPAI_CORS_ORIGINS: 'https://a.example, https://b.example', MENPAI_BASE_PATH: '/market' }),
    ).toMatchObject({
      value: { corsOrigins: ['https://a.example', 'https://b.example'], basePath: '/market' },
    })
  })
})
