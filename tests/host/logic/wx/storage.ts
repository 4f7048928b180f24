import { defineApi, wx } from '../api'
import { toShell, utf8Length } from '../natives'
import { ApiFailure } from '../shell-door'

/**
 * Bytes of a name and its value in UTF-8, and of all together. The vendor says megabytes and not of what; bytes are the strictest
 * reading. Source: miniprogram-api-typings, setStorageSync (单个 key 允许存储的最大数据长度为 1MB，所有数据存储上限为 10MB).
 */
const entryLimit = 1024 * 1024
const limitKb = 10_240

const values = new Map<string, string>()

const sizeOf = (entries: readonly (readonly [string, string])[]): number =>
  entries.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0)

const keep = (): void => toShell({ kind: 'storage', entries: [...values] })

/** Restores what the shell stored in the last run. */
export function restoreStorage(entries: readonly (readonly [string, string])[]): void {
  for (const [key, text] of entries) values.set(key, text)
}

function read(key: string): unknown {
  const text = values.get(key)
  return text === undefined ? '' : (JSON.parse(text) as unknown)
}

/** Why an entry cannot be kept, in the words of the phone. */
function refusal(key: string, text: string): string | undefined {
  const bytes = sizeOf([[key, text]])
  if (bytes > entryLimit) return 'fail:entry size limit reached'
  const others = sizeOf([...values].filter(([name]) => name !== key))
  return others + bytes > limitKb * 1024 ? 'fail:exceed storage max size 10Mb' : undefined
}

function write(call: string, key: string, value: unknown): void {
  const text = JSON.stringify(value) ?? '""'
  const why = refusal(key, text)
  if (why !== undefined) throw new ApiFailure(`${call}:${why}`)
  values.set(key, text)
  keep()
}

function remove(key: string): void {
  values.delete(key)
  keep()
}

function clear(): void {
  values.clear()
  keep()
}

const describe = () => ({
  keys: [...values.keys()],
  currentSize: Math.ceil(sizeOf([...values]) / 1024),
  limitSize: limitKb,
})

/** The app's storage: JSON values, kept by the shell over a restart. */
export function addStorageApis(): void {
  Object.assign(wx, {
    setStorageSync: (key: string, value: unknown) => write('setStorageSync', key, value),
    getStorageSync: read,
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: describe,
  })
  defineApi('setStorage', ({ key, data }) => write('setStorage', String(key), data))
  defineApi('getStorage', ({ key }) => {
    if (!values.has(String(key))) throw new ApiFailure('getStorage:fail data not found')
    return { data: read(String(key)) }
  })
  defineApi('removeStorage', ({ key }) => remove(String(key)))
  defineApi('clearStorage', clear)
  defineApi('getStorageInfo', describe)
}
