import { readConfig } from '../../../server/config'

const faults = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.ok ? [] : read.error
}
const secrets = {
  MENPAI_SIGN_SECRET_A: 'a long secret',
  MENPAI_SIGN_SECRET_B: 'another long secret',
  MENPAI_LOGIN_KEY: '-----BEGIN PRIVATE KEY-----',
  MENPAI_SEAL_KEY: `${'A'.repeat(43)}=`,
}

describe('the settings', () => {
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

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://here'],
    ['MENPAI_DEMO', 'yes'],
    ['MENPAI_BASE_PATH', 'market/'],
    ['MENPAI_LOGIN_KEY', 'nonsense'],
    ['MENPAI_LOGIN_KEY_BITS', '512'],
    ['MENPAI_MODE', 'staging'],
  ])('name the variable when %s is "%s"', (name, value) => {
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
    ])
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_SIGN_SECRET_B: 'menpai-dev-a' })).toHaveLength(1)
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_SIGN_SECRET_A: 'short' })).toHaveLength(1)
    expect(faults({ MENPAI_MODE: 'production', ...secrets, MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' })).toHaveLength(2)
    expect(faults({ MENPAI_MODE: 'production', ...secrets })).toEqual([])
  })

  it('let production through in either spelling, never back to development', () => {
    expect(readConfig({ NODE_ENV: 'production', MENPAI_MODE: 'development', ...secrets })).toMatchObject({
      value: { mode: 'production', corsOrigins: [] },
    })
  })

  it('take a list of origins and a base path', () => {
    expect(
      readConfig({ MENPAI_CORS_ORIGINS: 'https://a.example, https://b.example', MENPAI_BASE_PATH: '/market' }),
    ).toMatchObject({
      value: { corsOrigins: ['https://a.example', 'https://b.example'], basePath: '/market' },
    })
  })
})
