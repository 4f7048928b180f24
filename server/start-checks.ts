import { createPrivateKey } from 'node:crypto'
import type { Config } from './config'
import { developmentSecrets } from './development-secrets'

/** Characters of a secret of production, at least, and how many different ones. */
const shortestSecret = 12
const leastVariety = 8

/** Different bytes among the 32 of a key, at least: chance gives thirty, and fewer than twenty never. */
const leastKeyVariety = 20

const variety = (signs: Iterable<unknown>): number => new Set(signs).size

/** Sentences about keys that are none or too weak, wherever the server runs. */
export function keyFaults({ loginKeyPem, loginKeyBits, sealKey, oldSealKey, storeKey }: Config): string[] {
  const faults: string[] = []
  if (loginKeyPem !== undefined) faults.push(...loginKeyFaults(loginKeyPem, loginKeyBits))
  for (const [name, key] of [
    ['MENPAI_SEAL_KEY', sealKey],
    ['MENPAI_SEAL_OLD_KEY', oldSealKey],
    ['MENPAI_STORE_KEY', storeKey],
  ] as const) {
    if (key !== undefined && variety(Buffer.from(key, 'base64')) < leastKeyVariety)
      faults.push(`${name}: 32 bytes drawn by chance, as \`openssl rand -base64 32\` gives them`)
  }
  if (sealKey !== undefined && sealKey === storeKey) faults.push('MENPAI_STORE_KEY: another key than MENPAI_SEAL_KEY')
  return faults
}

function loginKeyFaults(pem: string, bits: number): string[] {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    if (asymmetricKeyType !== 'rsa') return ['MENPAI_LOGIN_KEY: an RSA key']
    const length = asymmetricKeyDetails?.modulusLength ?? 0
    return length < bits ? [`MENPAI_LOGIN_KEY: ${bits} bits or more, not ${length}`] : []
  } catch {
    return ['MENPAI_LOGIN_KEY: a private key in PEM that can be read']
  }
}

/** Why these settings are none for production. Our decision: docs/decisions/0099-production.md */
export function productionFaults(config: Config): string[] {
  const faults = secretFaults(config)
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
    [config.movableClock, 'MENPAI_DEV_CLOCK: production keeps the real time'],
  ]
  return [...faults, ...wanted.flatMap(([isFault, line]) => (isFault ? [line] : []))]
}

function secretFaults({ secretA, secretB }: Config): string[] {
  const faults: string[] = []
  const known: readonly string[] = Object.values(developmentSecrets)
  for (const [name, secret] of [
    ['MENPAI_SIGN_SECRET_A', secretA],
    ['MENPAI_SIGN_SECRET_B', secretB],
  ] as const) {
    if (known.includes(secret) || secret.length < shortestSecret || variety(secret) < leastVariety)
      faults.push(`${name}: production needs a secret of its own, 12 characters or more, 8 of them different`)
  }
  if (faults.length === 0 && secretA === secretB) faults.push('MENPAI_SIGN_SECRET_B: another secret than the first')
  return faults
}
