import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Asked } from '../mount'
import { askedOf } from '../mount'
import { eachBuild } from './each-build'
import type { Elsewhere } from './page-policy'

const root = path.resolve(__dirname, '../../..')

/** Where the build puts the operator console. */
export const builtConsoleDir = path.join(root, 'dist/console')

export interface ConsolePages {
  readonly consoleDir: string
  /** Without a trailing slash; '' for the root. */
  readonly basePath: string
  /** Where residents' pictures are, for a page that was reached so. */
  readonly imageBaseOf: (asked: Asked) => string
  /** Origins of pictures, and those that take new ones. */
  readonly elsewhere: Pick<Elsewhere, 'pictures' | 'calls'>
}

const nonceWord = /__NONCE__/g

/**
 * The console runs only its own scripts and calls only us and the store of pictures. Ant Design writes its sheets at run time: they carry a word that is new for
 * every page. No other site may frame it. Our decision: docs/decisions/0276-console-app.md
 */
const policyOf = (nonce: string, { pictures, calls }: ConsolePages['elsewhere']): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${pictures.join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${calls.join(' ')}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Serves the built console below `/console/`: its files as they are, and its page for every other address there, because the page chooses
 * what to show. Without a build, these addresses are not found.
 */
export function serveConsole(
  app: FastifyInstance,
  { consoleDir, basePath, imageBaseOf, elsewhere }: ConsolePages,
): void {
  const base = `${basePath}/console/`
  const page = eachBuild(consoleDir, () =>
    readFileSync(path.join(consoleDir, 'index.html'), 'utf8').replace('<base href="/console/"', `<base href="${base}"`),
  )
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const html = page()
    if (html === undefined) return reply.code(404).type('text/plain').send('not found')
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policyOf(nonce, elsewhere),
      })
      .type('text/html; charset=utf-8')
      .send(
        html
          .replace(nonceWord, nonce)
          .replace('name="image-base" content=""', `name="image-base" content="${imageBaseOf(askedOf(request))}"`),
      )
  }
  app.register(async (pages) => {
    pages.addHook('onRequest', pages.rateLimit())
    for (const url of [base.slice(0, -1), `${base}*`]) pages.get(url, sendPage)
  })
  app.register(fastifyStatic, {
    root: path.join(consoleDir, 'assets'),
    prefix: `${base}assets/`,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}
