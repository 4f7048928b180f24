import { hourMs } from '@contract/durations'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from '../compressed'
import { builtPages } from './built-pages'
import { serveInstallable } from './installable'
import type { Asked } from '../mount'
import { askedOf } from '../mount'
import type { Elsewhere } from './page-policy'
import { pagePolicy } from './page-policy'

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
  /** The buy home's page with its first rows in it; undefined where the plain one is right. */
  readonly painted?: (asked: Asked) => Promise<string | undefined>
}

/** Includes the extension of a compressed copy, where one is sent. */
const hashedName = /\.[0-9a-f]{8,}\.\w+(\.br|\.gz)?$/

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
  // The server builds this page, it does not only read a file: so it counts against the limit of calls per address.
  app.register(async (limited) => {
    limited.addHook('onRequest', limited.rateLimit())
    servePainted(limited, pages)
  })
  if (!pages.painted) servePlainHome(app, pages)
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

/** The buy home's addresses. Its plain page stays at `index.html`, which the installed app keeps. */
function servePainted(app: FastifyInstance, { h5Dir, basePath, elsewhere, painted }: Pages): void {
  if (!painted) return
  for (const url of [`${basePath}/`, `${basePath}/pages/index/index`]) {
    app.get(url, async (request, reply) => {
      const html = await painted(askedOf(request))
      if (html === undefined) {
        if (!existsSync(path.join(h5Dir, 'index.html'))) return reply.callNotFound()
        return reply.sendFile('index.html', h5Dir)
      }
      const { body, encoding } = await compressed(html, request.headers['accept-encoding'])
      if (encoding) void reply.header('content-encoding', encoding)
      return reply
        .headers({
          vary: 'accept-encoding',
          'cache-control': 'no-cache',
          'referrer-policy': 'same-origin',
          'content-security-policy': pagePolicy(html, elsewhere),
        })
        .type('text/html; charset=utf-8')
        .send(body)
    })
  }
}

/** The home of an edition that is not drawn: its page, with the files that the home needs named in a header. */
function servePlainHome(app: FastifyInstance, pages: Pages): void {
  const send = pageSender(pages)
  app.get(`${pages.basePath}/`, (request, reply) => {
    if (send(request, reply)) return reply
    return existsSync(path.join(pages.h5Dir, 'index.html'))
      ? reply.sendFile('index.html', pages.h5Dir)
      : reply.callNotFound()
  })
}

/** Whether a request asks for a page of the H5 app, which chooses its page by the address itself. */
const asksForPage = (request: FastifyRequest, basePath: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  (request.url.startsWith(`${basePath}/`) || request.url === basePath) &&
  !request.url.startsWith('/demo/')

/**
 * Returns a function that answers a request for a page with the app's page and names the files which that page needs. An unknown page gets
 * status 404, and the app says so itself. False when the request is for something else, or the app is not built.
 */
export function pageSender({ h5Dir, basePath }: Pages): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const { preloadOf, isLost } = builtPages(h5Dir, basePath)
  return (request, reply) => {
    if (!asksForPage(request, basePath) || !existsSync(path.join(h5Dir, 'index.html'))) return false
    const hints = preloadOf(request.url)
    if (hints) void reply.header('link', hints)
    void reply.code(isLost(request.url) ? 404 : 200).sendFile('index.html', h5Dir)
    return true
  }
}
