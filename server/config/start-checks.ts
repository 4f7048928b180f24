import { createPrivateKey } from 'node:crypto'
import type { Config } from './config'
import { developmentSecrets } from './development-secrets'

/** The least characters of a production secret, and how many of them must differ. */
const shortestSecret = 12
const leastVariety = 8

/** The least number of different bytes in a 32-byte key: random keys have about thirty, and practically never fewer than twenty. */
const leastKeyVariety = 20

const variety = (signs: Iterable<unknown>): number => new Set(signs).size

/** Sentences about malformed or weak keys, in every mode. */
export function keyProblems({ loginKeyPem, loginKeyBits, sealKey, oldSealKey, storeKey }: Config): string[] {
  const problems: string[] = []
  if (loginKeyPem !== undefined) problems.push(...loginKeyProblems(loginKeyPem, loginKeyBits))
  for (const [name, key] of [
    ['MENPAI_SEAL_KEY', sealKey],
    ['MENPAI_SEAL_OLD_KEY', oldSealKey],
    ['MENPAI_STORE_KEY', storeKey],
  ] as const) {
    if (key !== undefined && variety(Buffer.from(key, 'base64')) < leastKeyVariety)
      problems.push(`${name}: 32 bytes drawn by chance, as \`openssl rand -base64 32\` gives them`)
  }
  if (sealKey !== undefined && sealKey === storeKey) problems.push('MENPAI_STORE_KEY: another key than MENPAI_SEAL_KEY')
  if (oldSealKey !== undefined && [sealKey, storeKey].includes(oldSealKey))
    problems.push('MENPAI_SEAL_OLD_KEY: another key than the present ones')
  return problems
}

function loginKeyProblems(pem: string, bits: number): string[] {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    if (asymmetricKeyType !== 'rsa') return ['MENPAI_LOGIN_KEY: an RSA key']
    const length = asymmetricKeyDetails?.modulusLength ?? 0
    return length < bits ? [`MENPAI_LOGIN_KEY: ${bits} bits or more, not ${length}`] : []
  } catch {
    return ['MENPAI_LOGIN_KEY: a private key in PEM that can be read']
  }
}

/** Why these settings are not fit for production. Our decision: docs/decisions/0142-from-an-empty-machine.md */
export function productionProblems(config: Config): string[] {
  const problems = secretProblems(config)
  const ownStore = config.qiniu === undefined
  const wanted: readonly (readonly [boolean, string])[] = [
    [config.loginKeyPem === undefined, 'MENPAI_LOGIN_KEY: production keeps its login key outside the database'],
    [config.sealKey === undefined, 'MENPAI_SEAL_KEY: production keeps its seal key outside the database'],
    [
      ownStore && config.storeKey === undefined,
      'MENPAI_STORE_KEY: production keeps the key of its object store outside the database',
    ],
    [
      ownStore && config.storeUrl === undefined,
      'MENPAI_STORE_URL: devices must know where pictures lie, whatever address a caller names',
    ],
    [config.demo, 'MENPAI_DEMO: production never makes a demo city'],
    [
      config.wechat !== undefined && config.publicUrl === undefined,
      'MENPAI_PUBLIC_URL: the payment gateway must know where to tell us of payments',
    ],
    [
      config.tracking !== undefined && config.publicUrl === undefined,
      'MENPAI_PUBLIC_URL: the tracking provider must know where to tell us of parcels',
    ],
    [config.movableClock, 'MENPAI_DEV_CLOCK: production keeps the real time'],
    [
      ownStore && config.storeUrl !== undefined && !isStorePlace(config.storeUrl, config.publicUrl),
      'MENPAI_STORE_URL: an https address that devices reach, of another origin than MENPAI_PUBLIC_URL',
    ],
    [
      !isSigningAll(config.signTemplate),
      'MENPAI_SIGN_TEMPLATE: both secrets and the call, {secretA}, {secretB} and {n} or {t}, in any order',
    ],
    [
      !config.corsOrigins.every(isOrigin),
      'MENPAI_CORS_ORIGINS: origins such as https://app.example, by comma, and no `*`',
    ],
  ]
  return [...problems, ...wanted.flatMap(([isProblem, line]) => (isProblem ? [line] : []))]
}

/** Warnings about missing settings that production can start without. */
export function missingWords({ mode, sms }: Config): string[] {
  if (mode !== 'production' || sms === undefined || sms.warningTemplateCode !== undefined) return []
  return ['No MENPAI_SMS_WARNING_TEMPLATE: nobody is warned by a message when the way into his account changes.']
}

const isSigningAll = (template: string): boolean =>
  ['{secretA}', '{secretB}'].every((name) => template.includes(name)) && /\{[nt]\}/.test(template)

const isOrigin = (text: string): boolean => urlOf(text)?.origin === text

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Host names that mean the device itself, on every device. */
const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)

/**
 * Whether other devices can load pictures from there. A local address is fine when the app itself is local too, as in a trial on one
 * machine.
 */
function isStorePlace(storeUrl: string, publicUrl: string | undefined): boolean {
  const [store, app] = [urlOf(storeUrl), urlOf(publicUrl ?? '')]
  if (!store || store.origin === app?.origin) return false
  return isLoopback(store) ? app !== undefined && isLoopback(app) : store.protocol === 'https:'
}

/** Whether a secret is not a development one, long enough and varied. */
const isStrong = (secret: string): boolean =>
  !Object.values<string>(developmentSecrets).includes(secret) &&
  secret.length >= shortestSecret &&
  variety(secret) >= leastVariety

function secretProblems({ secretA, secretB, oldSecrets }: Config): string[] {
  const problems = [
    ['MENPAI_SIGN_SECRET_A', secretA],
    ['MENPAI_SIGN_SECRET_B', secretB],
    ['MENPAI_SIGN_OLD_A', oldSecrets?.secretA],
    ['MENPAI_SIGN_OLD_B', oldSecrets?.secretB],
  ].flatMap(([name, secret]) =>
    secret === undefined || isStrong(secret)
      ? []
      : [`${name}: production needs a secret of its own, 12 characters or more, 8 of them different`],
  )
  if (problems.length === 0 && secretA === secretB) problems.push('MENPAI_SIGN_SECRET_B: another secret than the first')
  return problems
}
