import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { developmentSecrets as ofServer } from '../../../server/config/development-secrets'
import { developmentSecrets, releaseProblems, requireReleasable } from '../../../config/release'

const good = {
  MENPAI_MODE: 'production',
  MENPAI_SIGN_SECRET_A: 'a secret of ours',
  MENPAI_SIGN_SECRET_B: 'another of ours',
  MENPAI_API_ORIGIN: 'https://api.example.com',
}
const named = (change: Readonly<Record<string, string | undefined>>, target = 'weapp') =>
  releaseProblems({ ...good, ...change }, target).map((line) => line.split(':')[0])

describe('a build for release', () => {
  it('is made with settings that may be published', () => {
    expect(named({})).toEqual([])
    expect(() => requireReleasable(good, 'weapp')).not.toThrow()
  })

  it('is refused with the secrets that everybody knows, short ones, or none', () => {
    expect(named({ MENPAI_SIGN_SECRET_A: developmentSecrets.secretA })).toEqual(['MENPAI_SIGN_SECRET_A'])
    expect(named({ MENPAI_SIGN_SECRET_B: 'short' }, 'h5')).toEqual(['MENPAI_SIGN_SECRET_B'])
    expect(named({ MENPAI_SIGN_SECRET_A: undefined, MENPAI_SIGN_SECRET_B: '' })).toHaveLength(2)
  })

  it.each([
    undefined,
    '',
    'http://api.example.com',
    'https://localhost',
    'https://127.0.0.1:3000',
    'https://api.example.com/app',
    'https://api.example.com/',
    'api.example.com',
  ])('of the mini-program is refused with %p for the server’s origin', (origin) => {
    expect(named({ MENPAI_API_ORIGIN: origin })).toEqual(['MENPAI_API_ORIGIN'])
  })

  it('of H5 finds the server at its own origin unless it is told another', () => {
    expect(named({ MENPAI_API_ORIGIN: undefined }, 'h5')).toEqual([])
    expect(named({ MENPAI_API_ORIGIN: 'http://api.example.com' }, 'h5')).toEqual(['MENPAI_API_ORIGIN'])
  })

  it('says all that is wrong at once', () => {
    expect(() => requireReleasable({ MENPAI_MODE: 'production' }, 'weapp')).toThrow(
      /MENPAI_SIGN_SECRET_A[^]*MENPAI_SIGN_SECRET_B[^]*MENPAI_API_ORIGIN/,
    )
  })
})

/** Reads the settings of a build for release as the build does, without any, and builds nothing. */
const settle = () => {
  const { PATH = '' } = process.env
  return spawnSync(process.execPath, ['--import', 'tsx', '-e', "import('./config/index.ts')"], {
    cwd: path.join(__dirname, '../../..'),
    env: { PATH, NODE_ENV: 'production', TARO_ENV: 'weapp', MENPAI_MODE: 'production' },
    encoding: 'utf8',
  })
}

it('a build asks before it begins', () => {
  const { status, stderr } = settle()
  expect(stderr).toMatch(/for release[^]*MENPAI_SIGN_SECRET_A[^]*MENPAI_API_ORIGIN/)
  expect(status).toBe(1)
})

it('a build for this machine needs no settings', () => {
  expect(releaseProblems({ NODE_ENV: 'production' }, 'weapp')).toEqual([])
})

it('knows the secrets that the server refuses', () => {
  expect(developmentSecrets).toEqual(ofServer)
})
