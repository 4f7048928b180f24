import { hourMs } from '@contract/durations'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from '../compressed'
import { builtPages } from './built-pages'
import { serveInstallable } from './installable'
import { askedOf } from '../mount'
import type { Elsewhere } from './page-policy'
import { pagePolicy } from './page-policy'
import type { Painted, PaintedPages } from './painted'

const root = path.resolve(__dirname, '../../..')

/** Where the build puts the H5 app. */
export const builtH5Dir = path.join(root, 'dist/h5')
/** The demo city's pictures. */
export const demoDir = path.join(root, 'assets/demo')

/** What is served besides the API. */
export interface Pages {
  readonly h5Dir: string
  /** Without a trailing slash; '' for the root. */
  readonly basePath: string
  /** The demo city's pictures. */
  readonly withDemo: boolean
  readonly elsewhere: Elsewhere
  /** Another edition of the app is served already. */
  readonly isSecond?: true
  /** A page with its content drawn into it; undefined where the plain one is right. */
  readonly painted?: PaintedPages
}

/** Includes the extension of a compressed copy, where one is sent. */
const hashedName = /\.[0-9a-f]{6,}\.\w+(\.br|\.gz)?$/

/**
 * Serves the built H5 app under its base path, and the demo city's pictures. Files with a hash in their name never change; the page itself
 * is requested again each time, so that a new version shows at once. Source: specification §2 (history mode under a base path).
 */
export function serveH5(app: FastifyInstance, pages: Pages): void {
  const { h5Dir, basePath, withDemo, elsewhere, isSecond = false } = pages
  app.register(fastifyStatic, {
    root: h5Dir,
    prefix: `${basePath}/`,
    decorateReply: !isSecond,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (file.endsWith('.html')) {
        reply.header('content-security-policy', pagePolicy(readFileSync(file, 'utf8'), elsewhere))
        reply.header('referrer-policy', 'same-origin')
      }
    },
  })
  // The server builds these pages, it does not only read a file: so they count against the limit of calls per address.
  app.register(async (limited) => {
    limited.addHook('onRequest', limited.rateLimit())
    servePages(limited, pages)
  })
  serveInstallable(app, pages)
  if (!withDemo || !existsSync(demoDir)) return
  app.register(fastifyStatic, {
    root: demoDir,
    prefix: '/demo/',
    decorateReply: false,
    maxAge: hourMs,
    setHeaders: (reply) => {
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    },
  })
}

/** The home and all other pages by their addresses. The plain page stays at `index.html`, which the installed app keeps. */
function servePages(app: FastifyInstance, pages: Pages): void {
  const { h5Dir, basePath, elsewhere, painted } = pages
  const sendPlain = pageSender(pages)
  const policies = new WeakMap<Painted, string>()
  const policyOf = (page: Painted) => {
    const policy = policies.get(page) ?? pagePolicy(page.html, elsewhere)
    policies.set(page, policy)
    return policy
  }
  for (const address of ['/', '/pages/*']) {
    app.get(`${basePath}${address}`, async (request, reply) => {
      const page = await painted?.(request.url.slice(basePath.length), askedOf(request))
      if (!page || page === 'notNow') {
        if (sendPlain(request, reply, page === 'notNow')) return reply
        if (address === '/' && existsSync(path.join(h5Dir, 'index.html'))) return reply.sendFile('index.html', h5Dir)
        return reply.callNotFound()
      }
      const { body, encoding } = await compressed(page, request.headers['accept-encoding'])
      if (encoding) void reply.header('content-encoding', encoding)
      if (page.isPrivate) void reply.header('x-robots-tag', 'noindex')
      return reply
        .code(page.status)
        .headers({
          vary: 'accept-encoding',
          'cache-control': 'no-cache',
          'referrer-policy': 'same-origin',
          'content-security-policy': policyOf(page),
        })
        .type('text/html; charset=utf-8')
        .send(body)
    })
  }
}

/** Whether a request asks for a page of the H5 app, which chooses its page by the address itself. */
const asksForPage = (request: FastifyRequest, basePath: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  (request.url.startsWith(`${basePath}/`) || request.url === basePath) &&
  !request.url.startsWith('/demo/')

/**
 * Returns a function that answers a request for a page with the app's page and names the files which that page needs. An unknown page gets
 * status 404, and the app says so itself. Search engines are told to leave it out, unless it `isListed` and only this once without its
 * content. False when the request is for something else, or the app is not built.
 */
export function pageSender({ h5Dir, basePath }: Pages) {
  const { preloadOf, isLost } = builtPages(h5Dir, basePath)
  return (request: FastifyRequest, reply: FastifyReply, isListed = false): boolean => {
    if (!asksForPage(request, basePath) || !existsSync(path.join(h5Dir, 'index.html'))) return false
    const hints = preloadOf(request.url)
    if (hints) void reply.header('link', hints)
    // What is somebody's own, or has nothing on it before the app runs.
    if (!isListed) void reply.header('x-robots-tag', 'noindex')
    void reply.code(isLost(request.url) ? 404 : 200).sendFile('index.html', h5Dir)
    return true
  }
}
