import type { AbortSignalLike } from '../abort/abort'

/** One file of this device. */
export interface UploadFile {
  /** The mini-program's temporary path, or an object URL. */
  readonly path: string
  /** With its ending. */
  readonly name?: string
  /** The content; a browser fetches the path's when it is missing, the mini-program needs the path only. */
  readonly content?: Blob
}

/** One multipart request that carries one file. */
export interface UploadRequest {
  readonly url: string
  readonly file: UploadFile
  /** The field the file stands in. */
  readonly name: string
  readonly formData: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; the platform's own cap when missing. */
  readonly timeoutMs?: number
  /** Cookies go with it (H5); not with an object store of somebody else's. */
  readonly credentials?: boolean
  /** Percent, 0–100. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignalLike
}

/** How an upload ended: the answer's text as it came, the platform's words for a failure, or stopped by the signal. Nothing is thrown. */
export type UploadOutcome =
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

export type SendFile = (request: UploadRequest) => Promise<UploadOutcome>
