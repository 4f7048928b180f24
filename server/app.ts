import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import Fastify from 'fastify'
import type { Config } from './config/config'
import { deadlines } from './deadlines'
import type { Deps } from './deps'
import { moduleDifferences } from './differences'
import { firstPaintPages } from './first-paint/first-paint'
import { guestCalls } from './first-paint/guest-calls'
import { guest } from './http/caller'
import { serveDocs } from './http/docs'
import { handleErrors } from './http/errors'
import { hearStaff } from './http/staff/hear-staff'
import { sendNosniff } from './listener/nosniff'
import type { Awaited } from './http/pages/awaited'
import { awaitBuilds } from './http/pages/awaited'
import { builtConsoleDir, serveConsole } from './http/pages/console'
import type { Pages } from './http/pages/h5'
import { builtH5Dir, serveH5 } from './http/pages/h5'
import type { Readiness } from './http/watch/health'
import { serveHealth } from './http/watch/health'
import { serveMetrics } from './http/watch/metrics'
import { refuseTwoHosts } from './listener/one-host'
import { elsewhereOf } from './http/pages/page-policy'
import { answerUnreadable, handleUnknown } from './http/not-found'
import { limitCalls } from './http/limits/outer-limit'
import { checkSignatures } from './http/signature'
import { wholeWithin } from './listener/slow-requests'
import { accountRoutes } from './modules/session/people/routes'
import { alarmRoutes } from './modules/alarms/routes'
import { approvalActs } from './approvals'
import { approvalRoutes } from './modules/approvals/routes'
import { archiveRoutes } from './modules/archive/routes'
import { areaRoutes } from './modules/area/routes'
import { blockMarketRoutes } from './modules/block-market/routes'
import { cityModules, cityRoutes, cityThings } from './city-modules'
import { putFirstTexts } from './modules/community/open/put-first-texts'
import { communityRoutes } from './modules/community/routes'
import { closingRoutes } from './modules/closing/routes'
import { clockRoutes } from './modules/clock/routes'
import { bidRoutes } from './modules/market/bids/routes'
import { consoleRoutes } from './modules/console/routes'
import { crashRoutes } from './modules/crashes/routes'
import { importRoutes } from './modules/imports/routes'
import { limitRoutes } from './modules/limits/routes'
import { logRoutes } from './modules/logs/routes'
import { marketRoutes } from './modules/market/routes'
import { correctionRoutes } from './modules/corrections/routes'
import { remedyRoutes } from './modules/remedies/routes'
import { addressRoutes } from './modules/addresses/routes'
import { favouriteRoutes } from './modules/favourites/routes'
import { reportRoutes } from './modules/reports/routes'
import { letterRoutes } from './modules/notices/letters/routes'
import { noticeRoutes } from './modules/notices/routes'
import { ordersFromBids } from './modules/orders/open-from-bid'
import { openingRoutes } from './modules/opening/routes'
import { orderRoutes } from './modules/orders/routes'
import { payPasswordRoutes } from './modules/pay-password/routes'
import { notifyRoutes } from './modules/pay/notify'
import { parcelPushRoutes } from './modules/orders/parcel/push'
import { wechatPushRoutes } from './modules/pushes/routes'
import { postponePayments } from './modules/pay/open/deadlines'
import { payRoutes } from './modules/pay/routes'
import { pointsRoutes } from './modules/points/routes'
import { rechargeRoutes } from './modules/recharge/routes'
import { proveFounder } from './modules/session/founder-proof'
import { proveMobile } from './modules/session/people/prove'
import { residentRoutes } from './modules/session/residents/routes'
import { sessionRoutes } from './modules/session/routes'
import { sessionLookup } from './modules/session/service'
import { announce } from './modules/area/open/announce'
import { settingRoutes } from './modules/settings/routes'
import { textRoutes } from './modules/texts/routes'
import { sharingRoutes } from './modules/sharing/routes'
import { statRoutes } from './modules/stat/routes'
import { staffRoutes } from './modules/staff/routes'
import { staffLookup } from './modules/staff/sign-in'
import { subscriptionRoutes } from './modules/subscriptions/routes'
import { uploadRoutes } from './modules/uploads/routes'
import { walletRoutes } from './modules/wallet/routes'
import { withdrawalConsoleRoutes } from './modules/withdrawals/console/routes'
import { withdrawalRoutes } from './modules/withdrawals/routes'
import { storeAddress } from './object-store/settings'
import { payers } from './payers'
import { pushHandlers } from './push-handlers'
import { manualPayout } from './modules/withdrawals/payout'

/** Mounts the calls of one subject. */
export type Routes = (app: FastifyInstance, deps: Deps) => void

/** Every subject of the product. */
export const modules: readonly Routes[] = [
  sessionRoutes,
  clockRoutes,
  areaRoutes(postponePayments(deadlines), putFirstTexts),
  marketRoutes,
  blockMarketRoutes,
  bidRoutes(ordersFromBids),
  orderRoutes,
  payRoutes(payers, moduleDifferences),
  noticeRoutes,
  walletRoutes,
  payPasswordRoutes({ founder: proveFounder, mobile: proveMobile }),
  rechargeRoutes,
  withdrawalRoutes,
  correctionRoutes,
  remedyRoutes,
  uploadRoutes,
  sharingRoutes,
  subscriptionRoutes,
  pointsRoutes,
  logRoutes,
  crashRoutes,
  accountRoutes,
  residentRoutes,
  ...cityRoutes,
  reportRoutes,
  favouriteRoutes,
  addressRoutes,
  closingRoutes,
  archiveRoutes,
  communityRoutes(cityModules),
  textRoutes,
  staffRoutes,
  approvalRoutes(approvalActs),
  withdrawalConsoleRoutes(manualPayout),
  limitRoutes,
  settingRoutes(announce),
  statRoutes,
  alarmRoutes,
  openingRoutes,
  consoleRoutes(cityThings),
  letterRoutes,
  importRoutes,
]

/** Bodies are small: pictures travel to the object store. */
const bodyLimitBytes = 256 * 1024

/** Time enough for a body of that size, even over a slow line. */
const wholeWithinMs = 30_000

/** The most connections at once; the system refuses more. Each one costs a file descriptor. */
const mostConnections = 10_000

/** Headers a browser may send. Source: specification §7. */
const signedHeaders = ['platform', 'Authorization', 'ak', 'u', 'a', 't', 'n', 's', 'Content-Type']

/** Settings that only a listening server has. */
export interface Surroundings {
  readonly logger?: FastifyServerOptions['logger']
  readonly readiness?: Readiness
  /** The folder of the built H5 app. */
  readonly h5Dir?: string
  /** The folder of the built operator console. */
  readonly consoleDir?: string
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number
}

/** The market edition, where it is built. */
function marketOf({ marketDir, basePath }: Config, pages: Pages): Pages[] {
  if (marketDir === undefined) return []
  return [{ ...pages, h5Dir: marketDir, basePath: `${basePath}/market`, withDemo: false, isSecond: true }]
}

/** Serves the editions, the trade one first, and a page that waits for what is still being built of them and of the console. */
function serveEditions(
  app: FastifyInstance,
  deps: Deps,
  editions: readonly Pages[],
  call: ReturnType<typeof guestCalls>,
  consoleDir: string,
): void {
  const { config } = deps
  const onFailure = (cause: unknown) => app.log.warn({ err: cause }, 'first paint')
  const awaited: Awaited[] = [{ folder: consoleDir, at: `${config.basePath}/console` }]
  for (const edition of editions) {
    const { painted, warmUp } = firstPaintPages({ deps, ...edition, call, onFailure })
    serveH5(app, { ...edition, painted })
    const onBuilt = () => void warmUp({ protocol: 'http', hostname: 'localhost', host: 'localhost' })
    app.addHook('onListen', onBuilt)
    const only = edition.isSecond ? {} : { only: ['/', '/pages', '/index.html'] }
    awaited.push({ folder: edition.h5Dir, at: edition.basePath, onBuilt, ...only })
  }
  if (config.awaitsBuilds) awaitBuilds(app, awaited)
}

/** Builds the whole server without a port. Tests call it through `inject`. */
export function buildApp(
  deps: Deps,
  routes: readonly Routes[] = modules,
  {
    logger = false,
    readiness = { isDraining: false },
    h5Dir = deps.config.h5Dir ?? builtH5Dir,
    consoleDir = builtConsoleDir,
    requestTimeoutMs = wholeWithinMs,
  }: Surroundings = {},
): FastifyInstance {
  const { config } = deps
  const pages = {
    h5Dir,
    basePath: config.basePath,
    withDemo: config.mode === 'development',
    elsewhere: elsewhereOf(config),
  }
  const market = marketOf(config, pages)
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    ...wholeWithin(requestTimeoutMs),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    logger,
    frameworkErrors: (_error, request, reply) => answerUnreadable(deps, request, reply),
  })
  app.server.maxConnections = mostConnections
  sendNosniff(app)
  refuseTwoHosts(app)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.caller = guest
  })
  handleErrors(app, deps)
  handleUnknown(app, deps, [...market, pages])
  app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ['POST', 'GET'],
    allowedHeaders: signedHeaders,
    maxAge: 600,
  })
  limitCalls(app, deps)
  app.register(formbody)
  app.register(async (api) => {
    api.addHook('onRequest', api.rateLimit())
    hearStaff(api, staffLookup(deps))
    checkSignatures(api, deps, sessionLookup(deps))
    for (const mountAll of routes) mountAll(api, deps)
  })
  app.register(async (outside) => notifyRoutes(payers)(outside, deps))
  app.register(async (outside) => parcelPushRoutes(outside, deps))
  app.register(async (outside) => wechatPushRoutes(pushHandlers)(outside, deps))
  serveHealth(app, deps, readiness)
  if (config.docs) serveDocs(app)
  serveEditions(app, deps, [pages, ...market], guestCalls(routes, deps), consoleDir)
  serveConsole(app, {
    consoleDir,
    basePath: config.basePath,
    imageBaseOf: (asked) => storeAddress(config, asked),
    elsewhere: pages.elsewhere,
  })
  serveMetrics(app, config)
  return app
}
