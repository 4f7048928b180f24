import type { UploadFile } from '@/platform/upload/types'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { objectKey } from '../uploads/object-key'
import { noToken, withoutSlash } from '../uploads/options'
import { defaultRegion } from '../uploads/region'
import type { UploadDoors, UploadWatch } from './upload-file'
import { uploadFile } from './upload-file'

/** What the server gives for uploads. Source: specification §3 (upload token info). */
export interface UploadTokenInfo {
  readonly visitPrefix: string
  readonly folderPath?: string
  readonly region?: string
  readonly token: string
  readonly uploadHost?: string
}

/** Why files were not uploaded. `statusCode` 0: nothing was sent. Source: specification §8. */
export interface UploadFilesError {
  readonly errMsg: string
  readonly statusCode?: 0
}

export interface UploadFilesInput {
  readonly files: unknown
  readonly getQnToken?: () => UploadTokenInfo | Promise<UploadTokenInfo>
  readonly onEach?: (index: number, url: string) => void
  readonly watch?: UploadWatch
}

export interface UploadFilesDoors extends UploadDoors {
  readonly now: () => number
  readonly randomText: (length: number) => string
}

const notSent = (errMsg: string) => err<UploadFilesError>({ errMsg, statusCode: 0 })

/** A file, or its path alone; anything else has no path and goes nowhere. */
function fileOf(value: unknown): UploadFile {
  if (typeof value === 'string') return { path: value }
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
    ? { ...value, path: value.path }
    : { path: '' }
}

/** The words for an upload that was never sent. */
const endWords = { none: '上传参数不完整', stopped: 'uploadFile:fail abort' } as const

/**
 * Uploads files one after another under one token; the first failure stops. Gives the pictures' addresses. Source: specification §3
 * (upload), §8 (callback missing, files not a list).
 */
export async function uploadFiles(
  { files, getQnToken, onEach, watch }: UploadFilesInput,
  doors: UploadFilesDoors,
): Promise<Result<readonly string[], UploadFilesError>> {
  if (!Array.isArray(files)) return notSent('files 必须是数组类型')
  if (!getQnToken) return notSent('请添加七牛云回调方法：getQnToken')
  const info = await Promise.resolve()
    .then(getQnToken)
    .catch(() => undefined)
  if (!info) return notSent(noToken)
  const urls: string[] = []
  for (const file of files.map(fileOf)) {
    const options = {
      region: info.region || defaultRegion,
      uptoken: info.token,
      domain: withoutSlash(info.visitPrefix),
      key: objectKey({ folder: info.folderPath ?? '', name: file.name ?? '' }, doors.now(), doors.randomText),
      ...(info.uploadHost && { uploadHost: info.uploadHost }),
    }
    const end = await uploadFile(file, options, doors, watch)
    if (end.tag !== 'success') return err({ errMsg: end.tag === 'fail' ? end.error : endWords[end.tag] })
    urls.push(end.imageUrl)
    onEach?.(urls.length - 1, end.imageUrl)
  }
  return ok(urls)
}
