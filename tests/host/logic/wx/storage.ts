import { defineApi, wx } from '../api'
import { toShell } from '../natives'
import { ApiFailure } from '../shell-door'

/** Kilobytes. Source: the vendor's limit of 10 MB per app. */
const limitKb = 10_240

const values = new Map<string, string>()

const keep = (): void => toShell({ kind: 'storage', entries: [...values] })

/** Puts back what the shell kept from the last run. */
export function restoreStorage(entries: readonly (readonly [string, string])[]): void {
  for (const [key, text] of entries) values.set(key, text)
}

function read(key: string): unknown {
  const text = values.get(key)
  return text === undefined ? '' : (JSON.parse(text) as unknown)
}

function write(key: string, value: unknown): void {
  values.set(key, JSON.stringify(value) ?? '""')
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

const describe = () => {
  const bytes = [...values].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  return { keys: [...values.keys()], currentSize: Math.ceil(bytes / 1024), limitSize: limitKb }
}

/** The app's storage: JSON values, kept by the shell over a restart. */
export function addStorageApis(): void {
  Object.assign(wx, {
    setStorageSync: write,
    getStorageSync: read,
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: describe,
  })
  defineApi('setStorage', ({ key, data }) => write(String(key), data))
  defineApi('getStorage', ({ key }) => {
    if (!values.has(String(key))) throw new ApiFailure('getStorage:fail data not found')
    return { data: read(String(key)) }
  })
  defineApi('removeStorage', ({ key }) => remove(String(key)))
  defineApi('clearStorage', clear)
  defineApi('getStorageInfo', describe)
}
