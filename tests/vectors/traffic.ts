import { mergeUrl } from '@/lib/http/address'
import { linkActions } from '@contract/rich-text/link'
import type { ObjectKeyParts } from '@/lib/uploads/object-key'
import { objectKey } from '@/lib/uploads/object-key'
import { regionUrl } from '@/lib/uploads/region'
import { checkSizes } from '@/lib/uploads/size-check'
import { randomText } from '@/platform/random/random'
import { payRequestArgs } from '@contract/wechat-pay'
import { paySign } from '../../server/wechat/pay-sign'
import type { Adapted } from './adapted'
import { plain } from './adapted'
import { requestOutcome } from './request-scene'
import { uploadRun, uploadSeveral } from './upload-scenes'

/** Requests, uploads, payments and links. */
export const traffic: Readonly<Record<string, Adapted>> = {
  'pay.requestArgs': plain(payRequestArgs),
  'pay.sign': plain(paySign),
  'request.mergeUrl': plain(mergeUrl),
  'request.outcome': plain(requestOutcome),
  'richtext.link': plain(linkActions),
  'upload.regionUrl': plain((region: unknown) => regionUrl(region)),
  'upload.key': ([parts], { now = 0 }) => objectKey(parts as ObjectKeyParts, now, randomText),
  'upload.sizeCheck': plain(checkSizes),
  'upload.run': plain(uploadRun),
  'upload.files': ([input], env) => uploadSeveral(input as Parameters<typeof uploadSeveral>[0], env),
}
