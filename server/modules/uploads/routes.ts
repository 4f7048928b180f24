import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadToken } from '@contract/endpoints/uploads'
import { refusal } from '@contract/refusals'
import type { Deps } from '../../deps'
import { loggedOutAnswer, refusedAnswer, successAnswer } from '../../http/answer'
import { apiPrefixes, askedOf, mount } from '../../http/mount'
import { receive, settle } from '../../object-store/arrival'
import { StoreFault } from '../../object-store/fault'
import { ownObjects, storeAddress } from '../../object-store/settings'
import { folderOf, giveToken, pictureLimitBytes, policyFor } from './service'

const tooLarge = refusal('FORM', { fields: { file: '图片过大，请重新上传' } })
const noPicture = refusal('FORM', { fields: { file: '请选择图片' } })

/** The token by GET, with `uptoken` where uploaders look for it. Source: specification §7 (token URL). */
function mountTokenByGet(app: FastifyInstance, deps: Deps): void {
  for (const prefix of apiPrefixes) {
    app.get(`${prefix}${uploadToken.path}`, async (request) => {
      if (request.caller.userId === 0) return loggedOutAnswer(deps.clock)
      const given = giveToken(deps, request.caller.userId, askedOf(request))
      return given.ok ? { ...successAnswer(deps.clock, given.value), uptoken: given.value.token } : given
    })
  }
}

/** One picture in a form, kept in our own store. Source: specification §7 (default upload path `upload/image`). */
function mountPicture(app: FastifyInstance, deps: Deps): void {
  if (deps.config.qiniu) return
  const objects = ownObjects(deps.config)
  app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: pictureLimitBytes + 1, files: 1, fields: 10 } })
    for (const prefix of apiPrefixes) {
      forms.post(`${prefix}/upload/image`, async (request) => {
        const { userId } = request.caller
        if (userId === 0) return loggedOutAnswer(deps.clock)
        const part = request.isMultipart() ? await request.file() : undefined
        if (!part) return refusedAnswer(deps.clock, noPicture)
        try {
          const file = await objects.newTemporary()
          await receive(part.file, file, pictureLimitBytes)
          const name = `${deps.clock.now()}${deps.random.bytes(8).toString('hex').slice(0, 10)}`
          const key = `file/${folderOf(userId)}${name}${/\.\w{1,5}$/.exec(part.filename)?.[0] ?? ''}`
          await settle(objects, policyFor(deps, userId), { file, key, fileName: part.filename, variables: {} })
          return successAnswer(deps.clock, { key, url: `${storeAddress(deps.config, askedOf(request))}/${key}` })
        } catch (error) {
          if (!(error instanceof StoreFault)) throw error
          return refusedAnswer(deps.clock, error.status === 413 ? tooLarge : noPicture)
        }
      })
    }
  })
}

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, uploadToken, deps, async (_input, { userId }, asked) => giveToken(deps, userId, asked))
  mountTokenByGet(app, deps)
  mountPicture(app, deps)
}
