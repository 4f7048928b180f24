import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { regionUrl } from './region'

/** Logged when nothing can be sent for want of a token. Source: specification §8. */
export const noToken = '未取到上传凭证'

/**
 * How one file is uploaded; the token is given, or asked for at an address, or made by a function, in this order.
 * Source: specification §3 (image upload config).
 */
export interface UploadOptions {
  readonly region?: string
  readonly uptoken?: string
  /** Asked by GET; the answer holds `uptoken`. */
  readonly uptokenURL?: string
  readonly uptokenFunc?: () => string | Promise<string>
  /** The prefix of picture addresses; a trailing slash is dropped. */
  readonly domain?: string
  /** Missing: the part after `//` of the file's path. */
  readonly key?: string
  /** The object store names the file; the key is left out. */
  readonly shouldUseQiniuFileName?: boolean
  /** Uploads go here instead of the region's address: a store of our own. */
  readonly uploadHost?: string
}

const known: Readonly<Record<keyof UploadOptions, true>> = {
  region: true,
  uptoken: true,
  uptokenURL: true,
  uptokenFunc: true,
  domain: true,
  key: true,
  shouldUseQiniuFileName: true,
  uploadHost: true,
}

/** What to log about unknown options. Source: specification §8 (unknown config key). */
export const unknownOptions = (options: object): readonly string[] =>
  Object.keys(options)
    .filter((key) => !Object.prototype.hasOwnProperty.call(known, key))
    .map((key) => `检测到不存在的配置项: ${key}`)

/** The upload address, or what to log when there is none: no file, or an unknown region. Source: specification §5, §8. */
export function addressFor(filePath: unknown, { region, uploadHost }: UploadOptions): Result<string, string> {
  if (typeof filePath !== 'string' || filePath === '') return err('缺少文件路径')
  if (uploadHost !== undefined && uploadHost !== '') return ok(uploadHost)
  const url = regionUrl(region)
  return url === null ? err(`存储区域不正确: ${region ?? ''}`) : ok(url)
}

/** The key of a file without one: the part of its path after `//`. Source: specification §7 (optional key). */
export const keyOfPath = (path: string): string => path.split('//')[1] ?? path.slice(path.lastIndexOf('/') + 1)

/** The fields that go with the file. Source: specification §7 (image upload). */
export function formDataOf(path: string, token: string, options: UploadOptions): Readonly<Record<string, string>> {
  if (options.shouldUseQiniuFileName) return { token }
  return { token, key: options.key || keyOfPath(path) }
}

export const withoutSlash = (prefix: string): string => prefix.replace(/\/$/, '')
