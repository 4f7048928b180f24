import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { staffUploadToken, uploadToken } from '@contract/endpoints/uploads'
import { refusal } from '@contract/refusals'
import type { Deps } from '../../deps'
import { loggedOutAnswer, refusedAnswer, successAnswer } from '../../http/answer'
import { mountStaff } from '../../http/staff/mount-staff'
import { apiPrefixes, askedOf, mount } from '../../http/mount'
import { letGoWith, receive, saidBytes, settle } from '../../object-store/arrival'
import { StoreError } from '../../object-store/error'
import { ownStore, storeAddress } from '../../object-store/settings'
import { folderOf, pictureLimitBytes } from '../../object-store/token'
import { giveToken, policyFor } from './service'

const tooLarge = refusal('FORM', { fields: { file: '图片过大，请重新上传' } })
const tooMany = refusal('FORM', { fields: { file: '今天上传的图片太多，请明天再试' } })
const noPicture = refusal('FORM', { fields: { file: '请选择图片' } })

const refusalOf = (status: number) => (status === 413 ? tooLarge : status === 429 ? tooMany : noPicture)

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
  const store = ownStore(deps)
  app.register(async (forms) => {
    await forms.register(multipart, { limits: { fileSize: pictureLimitBytes + 1, files: 1, fields: 10 } })
    for (const prefix of apiPrefixes) {
      forms.post(`${prefix}/upload/image`, async (request) => {
        const { userId } = request.caller
        if (userId === 0) return loggedOutAnswer(deps.clock)
        const part = request.isMultipart() ? await request.file() : undefined
        if (!part) return refusedAnswer(deps.clock, noPicture)
        try {
          const file = await store.objects.newTemporary()
          letGoWith(request.raw, part.file)
          const policy = policyFor(deps, userId)
          const said = saidBytes(request.headers['content-length'], pictureLimitBytes)
          const correct = await store.quota.spend(policy, said)
          try {
            await receive(part.file, file, pictureLimitBytes)
          } finally {
            await correct(part.file.bytesRead)
          }
          const name = `${deps.clock.now()}${deps.random.bytes(8).toString('hex').slice(0, 10)}`
          const key = `file/${folderOf(userId)}${name}${/\.\w{1,5}$/.exec(part.filename)?.[0] ?? ''}`
          await settle(store.objects, policy, { file, key })
          return successAnswer(deps.clock, { key, url: `${storeAddress(deps.config, askedOf(request))}/${key}` })
        } catch (error) {
          if (!(error instanceof StoreError)) throw error
          return refusedAnswer(deps.clock, refusalOf(error.status))
        }
      })
    }
  })
}

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, uploadToken, deps, async (_input, { userId }, asked) => giveToken(deps, userId, asked))
  mountStaff(app, staffUploadToken, deps, async (_acting, _input, { userId }, asked) => giveToken(deps, userId, asked))
  mountTokenByGet(app, deps)
  mountPicture(app, deps)
}
