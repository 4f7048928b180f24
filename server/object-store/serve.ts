import { hourMs } from '@contract/durations'
import { createReadStream } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressOf } from '../listener/address'
import { StoreError } from './error'
import type { ObjectMeta } from './objects'
import { viewName, viewOf } from './pictures'
import type { Surroundings } from './surroundings'
import { Views } from './views'

/** Headers that make every upload a picture to look at and nothing that can run. */
const guard = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

const isPicture = ({ mimeType }: ObjectMeta) => mimeType.startsWith('image/')

/** `GET /KEY` gives an object, `GET /KEY?imageView2/1/w/300/h/300` a smaller view of a picture. */
export function mountServe(app: FastifyInstance, around: Surroundings): void {
  if (around.demoFolder !== undefined) {
    app.register(fastifyStatic, {
      root: around.demoFolder,
      prefix: '/demo/',
      decorateReply: false,
      maxAge: hourMs,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(guard)) reply.header(name, value)
      },
    })
  }
  const views = new Views(around.objects)
  app.get<{ Params: { '*': string } }>('/*', async (request, reply: FastifyReply) => {
    const meta = await around.objects.find(request.params['*'])
    if (!meta) throw new StoreError(404, 'document not found')
    const view = isPicture(meta) ? viewOf(request.url.split('?')[1] ?? '') : undefined
    const tag = `"${meta.hash}${view ? `-${viewName(view)}` : ''}"`
    void reply.headers({ ...guard, etag: tag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const made = view && (await views.fileOf(meta, view, addressOf(request)))
    void reply.type(made?.isMade ? 'image/webp' : meta.mimeType)
    if (!isPicture(meta)) void reply.header('content-disposition', 'attachment')
    if (made?.isMade) return reply.send(createReadStream(made.file))
    return reply.header('content-length', meta.size).send(around.objects.read(meta.key))
  })
}
