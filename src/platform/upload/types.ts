import type { AbortSignalLike } from '../abort/abort'

/** One file of this device. */
export interface UploadFile {
  /** The mini-program's temporary path, or an object URL. */
  readonly path: string
  /** With its ending. */
  readonly name?: string
  /** The content; when it is missing, a browser reads it from the path; the mini-program needs only the path. */
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
  /** Whether cookies are sent (H5); not to a foreign object store. */
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
