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

export const fileAt = (path: string): Blob | undefined => files.get(path)
