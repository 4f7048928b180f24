import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { StoreFault } from './fault'
import type { ObjectMeta } from './objects'
import type { View } from './pictures'
import { viewOf, writeView } from './pictures'
import type { Surroundings } from './surroundings'

/** Whatever somebody uploaded, it is a picture to look at and nothing that runs. */
const guard = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

async function viewFile({ objects }: Surroundings, meta: ObjectMeta, view: View): Promise<string> {
  const file = objects.variantPath(meta, `${view.mode}-${view.width ?? 0}-${view.height ?? 0}.webp`)
  const isMade = await access(file).then(
    () => true,
    () => false,
  )
  if (!isMade) await writeView(objects.pathOf(meta.key), file, view)
  return file
}

const isPicture = ({ mimeType }: ObjectMeta) => mimeType.startsWith('image/')

/** `GET /KEY` gives an object, `GET /KEY?imageView2/1/w/300/h/300` a smaller view of a picture. */
export function mountServe(app: FastifyInstance, around: Surroundings): void {
  if (around.demoFolder !== undefined) {
    app.register(fastifyStatic, {
      root: around.demoFolder,
      prefix: '/demo/',
      decorateReply: false,
      maxAge: 3_600_000,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(guard)) reply.header(name, value)
      },
    })
  }
  app.get<{ Params: { '*': string } }>('/*', async (request, reply: FastifyReply) => {
    const meta = await around.objects.find(request.params['*'])
    if (!meta) throw new StoreFault(404, 'document not found')
    const view = isPicture(meta) ? viewOf(request.url.split('?')[1] ?? '') : undefined
    const tag = `"${meta.hash}${view ? `-${view.mode}-${view.width ?? 0}-${view.height ?? 0}` : ''}"`
    void reply.headers({ ...guard, etag: tag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    void reply.type(view ? 'image/webp' : meta.mimeType)
    if (!isPicture(meta)) void reply.header('content-disposition', 'attachment')
    if (view) return reply.send(createReadStream(await viewFile(around, meta, view)))
    return reply.header('content-length', meta.size).send(around.objects.read(meta.key))
  })
}
