import path from 'node:path'
import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { accountProblems, newsOf, qiniuOf, setProblems, smsOf, smtpOf, trackingOf, wechatOf } from './accounts'
import type { Config } from './config'
import { developmentConfig } from './config'
import { directProblems, readsProblems } from './database-addresses'
import { Environment } from './environment'
import { keyProblems, productionProblems } from './start-checks'

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
  const problems = [
    ...accountProblems(parsed.output),
    ...directProblems(parsed.output),
    ...readsProblems(parsed.output),
    ...setProblems(parsed.output, oldPairNames, 'the former pair of signing secrets'),
    ...keyProblems(config),
    ...(config.mode === 'production' ? productionProblems(config) : []),
  ]
  return problems.length > 0 ? err(problems) : ok(config)
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
    ...smtpOf(env),
    ...newsOf(env),
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
