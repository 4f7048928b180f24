import type { PickedFile } from '../../protocol'
import { nextId } from '../ids'
import { web } from '../natives'

const files = new Map<string, Blob>()

const isPicked = (value: unknown): value is PickedFile =>
  typeof value === 'object' && value !== null && 'path' in value && 'bytes' in value

/** Remembers the bytes behind a path that a mock handed out, so that an upload sends real bytes. */
export function keepFile(file: unknown): void {
  if (isPicked(file)) files.set(file.path, new web.Blob([file.bytes], { type: file.type }))
}

/** Remembers a downloaded file and names it. */
export function keepDownload(blob: Blob): string {
  const path = `wxfile://tmp_${nextId()}`
  files.set(path, blob)
  return path
}

type Told = (answer: object) => void

interface FileCall {
  readonly filePath: string
  readonly data?: ArrayBuffer | string
  readonly success?: Told
  readonly fail?: Told
}

const missing = (call: string, { filePath, fail }: FileCall) =>
  fail?.({ errMsg: `${call}:fail no such file or directory, open '${filePath}'` })

/** Files of the phone as the app's own: reading, writing, removing. Source: the vendor's FileSystemManager. */
export const fileSystem = {
  readFile: (call: FileCall): void => {
    const file = files.get(call.filePath)
    if (!file) missing('readFile', call)
    else void file.arrayBuffer().then((data) => call.success?.({ errMsg: 'readFile:ok', data }))
  },
  writeFile: ({ filePath, data = '', success }: FileCall): void => {
    files.set(filePath, new web.Blob([data]))
    success?.({ errMsg: 'writeFile:ok' })
  },
  unlink: (call: FileCall): void => {
    if (files.delete(call.filePath)) call.success?.({ errMsg: 'unlink:ok' })
    else missing('unlink', call)
  },
}

export const fileAt = (path: string): Blob | undefined => files.get(path)
