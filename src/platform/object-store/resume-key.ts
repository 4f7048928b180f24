/** The name under which qiniu-js stores the state of an unfinished upload in parts. */
const nameOf = (fileName: string, key: string, size: number): string =>
  `qiniu_js_sdk_upload_file_name_${fileName}_key_${key}_size_${size}`

/** The file as it would be sent, and the key it would get. */
export interface NewUpload {
  readonly fileName: string
  readonly size: number
  readonly key: string
}

/**
 * The key under which this device has started to send a file of this name and size into the same folder, else the new key. Under the old
 * key the parts that have arrived are not sent again. `names` are those of the device's storage. Our decision:
 * docs/decisions/0033-pictures.md
 */
export function resumeKey(names: readonly string[], { fileName, size, key }: NewUpload): string {
  const folder = key.slice(0, key.lastIndexOf('/') + 1)
  const start = nameOf(fileName, folder, size).slice(0, -`_size_${size}`.length)
  const found = names.find((name) => name.startsWith(start) && name.endsWith(`_size_${size}`))
  const old = found?.slice(start.length, -`_size_${size}`.length)
  return old === undefined || old === '' || old.includes('/') ? key : `${folder}${old}`
}
