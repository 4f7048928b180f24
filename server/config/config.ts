import { defaultSignTemplate } from '@contract/signing'
import type {
  AliyunSmsAccount,
  NewsTemplates,
  QiniuAccount,
  SmtpAccount,
  TrackingSettings,
  WechatAccount,
} from './accounts'
import { developmentSecrets } from './development-secrets'

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
  /** The address under which the payment gateway reaches this server; without it, the one the payer uses. */
  readonly publicUrl?: string
  /** An account with a provider of text messages, instead of the development outbox. */
  readonly sms?: AliyunSmsAccount
  /** An account with a provider that follows parcels, instead of our sandbox. */
  readonly tracking?: TrackingSettings
  /** An account with a mail provider, instead of our sandbox. */
  readonly smtp?: SmtpAccount
  /** The port of our mail sandbox, in development; any free one. */
  readonly mailPort?: number
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
