import path from 'node:path'
import * as v from 'valibot'
import { defaultSignTemplate } from '@contract/signing'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { directFaults, readsFaults } from './db/direct'
import { developmentSecrets } from './development-secrets'
import { Environment } from './environment'
import type { AliyunSmsAccount } from './sms/aliyun'
import type { WechatAccount } from './wechat/account'
import type { NewsTemplates } from './wechat/news-templates'
import { keyFaults, productionFaults } from './start-checks'
import type { QiniuAccount } from './vendor-accounts'
import type { TrackingSettings } from './tracking/tracking'
import { accountFaults, qiniuOf, serviceOf, setFaults, smsOf, trackingOf, wechatOf } from './vendor-accounts'

/** What the environment decides. Source: CONTRIBUTING.md (settings); readings (Base address, Test host). */
export interface Config {
  readonly mode: 'development' | 'production'
  readonly port: number
  /** The port was set explicitly: when it is busy, starting fails instead of taking another one. */
  readonly isPortFixed: boolean
  readonly host: string
  /** The address of a PostgreSQL server; without it an embedded one runs in `dataDir`. */
  readonly databaseUrl?: string
  /** The same database past a pooler, for migrations and for work without a call's limits; without it, `databaseUrl`. */
  readonly directUrl?: string
  /** Standbys of the same database, for what only reads. Source: decision 0242. */
  readonly readsUrl?: string
  /** What readable numbers carry behind their letter where several databases share an account with the gateway; '' for nothing. */
  readonly cell: string
  /** Whether statements are prepared; off behind a pooler that does not support them. */
  readonly prepares: boolean
  readonly dataDir: string
  /** The folder of the built H5 app, when it is not `dist/h5`. */
  readonly h5Dir?: string
  /** The built market edition of the H5 app, served below `/market/`; without it there is none. */
  readonly marketDir?: string
  /** Whether what is not built yet is being built: until then a page stands in its place. */
  readonly awaitsBuilds?: true
  /** Fills an empty database with a demo city at the first start. */
  readonly demo: boolean
  /** That city has 1,204 residents. */
  readonly isDemoBulk: boolean
  readonly movableClock: boolean
  readonly secretA: string
  readonly secretB: string
  /** The previous pair, still accepted while builds that carry it are in use. */
  readonly oldSecrets?: { readonly secretA: string; readonly secretB: string }
  readonly signTemplate: string
  /** PEM of the private key that decrypts founder passwords; without it one is made at the first start. */
  readonly loginKeyPem?: string
  readonly loginKeyBits: 1024 | 2048
  /** The key (32 bytes in base64) that payees' accounts are kept with; without it one is made and kept in the database. */
  readonly sealKey?: string
  /** The previous key: what was sealed with it can still be read. */
  readonly oldSealKey?: string
  /** Origins of browsers that may call with credentials. */
  readonly corsOrigins: readonly string[]
  /** The folder under which the H5 app is served, without a trailing slash; '' for the root. */
  readonly basePath: string
  /** The area whose login popup is prefilled, in demo mode only. Source: specification §9 (test environment). */
  readonly testAreaId: number
  /** Our own object store's port; by default the server's plus one. */
  readonly storePort: number
  readonly isStorePortFixed: boolean
  /** The address under which devices reach our own object store, when it is not this host and `storePort`. */
  readonly storeUrl?: string
  /** The key that signs our own store's upload tokens; without it one is made and kept in the database. */
  readonly storeKey?: string
  /** The key from which the secrets of our payment sandbox are derived, in development; made and kept in the database. */
  readonly sandboxKey?: string
  /** An account with Qiniu, instead of our own object store. */
  readonly qiniu?: QiniuAccount
  /** The port of our payment sandbox, in development; by default the server's plus two. */
  readonly gatewayPort: number
  readonly isGatewayPortFixed: boolean
  /** The address of the payment gateway, when it is neither the real one nor our sandbox on this host. */
  readonly gatewayUrl?: string
  /** An account with WeChat Pay, instead of our sandbox. */
  readonly wechat?: WechatAccount
  /** Templates of the mini-program's messages. */
  readonly news?: NewsTemplates
  /** The phone number of customer service, where there is one. */
  readonly servicePhone?: string
  /** The address under which the payment gateway reaches this server; without it, the one the payer uses. */
  readonly publicUrl?: string
  /** An account with a provider of text messages, instead of the development outbox. */
  readonly sms?: AliyunSmsAccount
  /** An account with a provider that follows parcels, instead of our sandbox. */
  readonly tracking?: TrackingSettings
  /** How long a stopping server still serves while `/readyz` says no, so that a load balancer notices and sends no more requests. */
  readonly drainMs: number
  /** How many trusted proxies stand in front, for the caller's address. */
  readonly trustedProxies: number
  /** Calls per minute and address before the coarse outer limit answers BUSY. */
  readonly callsPerMinute: number
  /** How long such a minute is: sixty seconds, but for tests that count calls and must not end in the next one. */
  readonly callMinuteMs?: number
  /** Passwords tried per minute and address before BUSY. */
  readonly loginsPerMinute: number
  /** Whether the calls are described at `/api/docs`. */
  readonly docs: boolean
  /** The token that a reader of `/metrics` must send. Without it, development answers this machine only and production nobody. */
  readonly metricsToken?: string
}

/** The defaults of tests and development. */
export const developmentConfig: Config = {
  mode: 'development',
  port: 3000,
  isPortFixed: false,
  host: '127.0.0.1',
  cell: '',
  prepares: true,
  dataDir: './data',
  demo: false,
  isDemoBulk: false,
  movableClock: false,
  ...developmentSecrets,
  signTemplate: defaultSignTemplate,
  loginKeyBits: 2048,
  corsOrigins: ['http://127.0.0.1:10086', 'http://localhost:10086'],
  basePath: '',
  testAreaId: 3253,
  storePort: 3001,
  isStorePortFixed: false,
  gatewayPort: 3002,
  isGatewayPortFixed: false,
  drainMs: 0,
  trustedProxies: 0,
  callsPerMinute: 6000,
  loginsPerMinute: 20,
  docs: true,
}

/**
 * Reads the settings. Failures are sentences for the person who starts the server; each names the variable. Production refuses secrets that
 * are known or easily guessed, keys that would lie in the database, the demo city and the movable clock.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> {
  const parsed = v.safeParse(Environment, env)
  if (!parsed.success) {
    return err(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`))
  }
  const config = configOf(parsed.output)
  const faults = [
    ...accountFaults(parsed.output),
    ...directFaults(parsed.output),
    ...readsFaults(parsed.output),
    ...setFaults(parsed.output, oldPairNames, 'the former pair of signing secrets'),
    ...keyFaults(config),
    ...(config.mode === 'production' ? productionFaults(config) : []),
  ]
  return faults.length > 0 ? err(faults) : ok(config)
}

function configOf(env: Environment): Config {
  const base = developmentConfig
  const isProduction = env.MENPAI_MODE === 'production' || env.NODE_ENV === 'production'
  const basePath = env.MENPAI_BASE_PATH ?? '/'
  return {
    mode: isProduction ? 'production' : 'development',
    port: env.PORT ?? base.port,
    isPortFixed: env.PORT !== undefined,
    host: env.HOST ?? base.host,
    cell: env.MENPAI_CELL ?? '',
    prepares: env.MENPAI_PREPARED ?? true,
    ...(env.DATABASE_URL !== undefined && { databaseUrl: env.DATABASE_URL }),
    ...(env.MENPAI_DIRECT_URL !== undefined && { directUrl: env.MENPAI_DIRECT_URL }),
    ...(env.MENPAI_READS_URL !== undefined && { readsUrl: env.MENPAI_READS_URL }),
    dataDir: env.MENPAI_DATA_DIR ?? base.dataDir,
    ...(env.MENPAI_H5_DIR !== undefined && { h5Dir: path.resolve(env.MENPAI_H5_DIR) }),
    ...(env.MENPAI_MARKET_DIR !== undefined && { marketDir: path.resolve(env.MENPAI_MARKET_DIR) }),
    ...(env.MENPAI_AWAIT_BUILDS === true && { awaitsBuilds: true }),
    demo: env.MENPAI_DEMO?.demo ?? base.demo,
    isDemoBulk: env.MENPAI_DEMO?.isDemoBulk ?? base.isDemoBulk,
    movableClock: env.MENPAI_DEV_CLOCK ?? false,
    secretA: env.MENPAI_SIGN_SECRET_A ?? base.secretA,
    secretB: env.MENPAI_SIGN_SECRET_B ?? base.secretB,
    ...oldPairOf(env),
    signTemplate: env.MENPAI_SIGN_TEMPLATE ?? base.signTemplate,
    ...(env.MENPAI_LOGIN_KEY !== undefined && { loginKeyPem: env.MENPAI_LOGIN_KEY.replaceAll('\\n', '\n') }),
    loginKeyBits: env.MENPAI_LOGIN_KEY_BITS === '1024' ? 1024 : 2048,
    ...(env.MENPAI_SEAL_KEY !== undefined && { sealKey: env.MENPAI_SEAL_KEY }),
    ...(env.MENPAI_SEAL_OLD_KEY !== undefined && { oldSealKey: env.MENPAI_SEAL_OLD_KEY }),
    corsOrigins: originsOf(env.MENPAI_CORS_ORIGINS, isProduction),
    basePath: basePath === '/' ? '' : basePath,
    testAreaId: env.MENPAI_TEST_AREA ?? base.testAreaId,
    ...storeOf(env),
    ...gatewayOf(env),
    ...smsOf(env),
    ...trackingOf(env),
    ...serviceOf(env),
    drainMs: env.MENPAI_DRAIN_MS ?? (isProduction ? 3_000 : base.drainMs),
    trustedProxies: env.MENPAI_TRUSTED_PROXIES ?? 0,
    callsPerMinute: env.MENPAI_CALLS_PER_MINUTE ?? base.callsPerMinute,
    loginsPerMinute: env.MENPAI_LOGINS_PER_MINUTE ?? base.loginsPerMinute,
    docs: env.MENPAI_DOCS ?? !isProduction,
    ...(env.MENPAI_METRICS_TOKEN !== undefined && { metricsToken: env.MENPAI_METRICS_TOKEN }),
  }
}

/** The previous pair of signing secrets after a rotation; both or none. */
const oldPairNames = ['MENPAI_SIGN_OLD_A', 'MENPAI_SIGN_OLD_B'] as const

function oldPairOf(env: Environment): Pick<Config, 'oldSecrets'> {
  const { MENPAI_SIGN_OLD_A: secretA, MENPAI_SIGN_OLD_B: secretB } = env
  return secretA !== undefined && secretB !== undefined ? { oldSecrets: { secretA, secretB } } : {}
}

function gatewayOf(env: Environment) {
  const port = env.PORT ?? developmentConfig.port
  const wechat = wechatOf(env)
  return {
    gatewayPort: env.MENPAI_GATEWAY_PORT ?? (port === 0 ? 0 : port + 2),
    isGatewayPortFixed: env.MENPAI_GATEWAY_PORT !== undefined,
    ...(env.MENPAI_GATEWAY_URL !== undefined && { gatewayUrl: env.MENPAI_GATEWAY_URL }),
    ...(env.MENPAI_PUBLIC_URL !== undefined && { publicUrl: env.MENPAI_PUBLIC_URL }),
    ...(wechat && { wechat }),
  }
}

function storeOf(env: Environment) {
  const port = env.PORT ?? developmentConfig.port
  const qiniu = qiniuOf(env)
  return {
    storePort: env.MENPAI_STORE_PORT ?? (port === 0 ? 0 : port + 1),
    isStorePortFixed: env.MENPAI_STORE_PORT !== undefined,
    ...(env.MENPAI_STORE_URL !== undefined && { storeUrl: env.MENPAI_STORE_URL }),
    ...(env.MENPAI_STORE_KEY !== undefined && { storeKey: env.MENPAI_STORE_KEY }),
    ...(qiniu && { qiniu }),
  }
}

function originsOf(list: string | undefined, isProduction: boolean): readonly string[] {
  if (list === undefined) return isProduction ? [] : developmentConfig.corsOrigins
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
}
