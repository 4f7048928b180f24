import { hourMs } from '@contract/durations'
import type { UploadToken } from '@contract/endpoints/uploads'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Asked } from '../../http/mount'
import type { Policy } from '../../object-store/token'
import { folderOf, pictureLimitBytes, shownMimes, uploadToken } from '../../object-store/token'
import { storeAddress, storeKeysOf } from '../../object-store/settings'

const tokenLivesMs = hourMs

/** The token allows new pictures only, in the caller's folder. */
export const policyFor = ({ clock, config }: Deps, userId: number): Policy => ({
  scope: `${storeKeysOf(config).bucket}:file/${folderOf(userId)}`,
  isPrefixalScope: 1,
  insertOnly: 1,
  deadline: Math.floor((clock.now() + tokenLivesMs) / 1000),
  fsizeLimit: pictureLimitBytes,
  mimeLimit: shownMimes,
  endUser: String(userId),
})

/** What a device needs to upload. Source: specification §3 (upload token info). */
export function giveToken(deps: Deps, userId: number, asked: Asked): Result<UploadToken, never> {
  const { config } = deps
  const policy = policyFor(deps, userId)
  const address = storeAddress(config, asked)
  return ok({
    token: uploadToken(policy, storeKeysOf(config)),
    visitPrefix: address,
    folderPath: folderOf(userId),
    region: config.qiniu?.region ?? 'ECN',
    uploadHost: config.qiniu ? '' : address,
    maxBytes: pictureLimitBytes,
    expireAt: policy.deadline * 1000,
  })
}
