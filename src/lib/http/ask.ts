import type { HttpOutcome } from '@/platform/request/types'
import type { UploadFile } from '@/platform/upload/types'
import type { BodyKind } from './body'

/** Source: specification §7 (request helper). */
export type RequestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'JSONP' | 'FILE'

/** One request to make. Source: specification §7, §9 (defaults). */
export interface Ask {
  /** A whole address, or a path behind the base. */
  readonly url?: string
  /** POST by default. */
  readonly method?: RequestMethod
  /** In the address for GET and JSONP, in the body for the others, in the form's fields for FILE. */
  readonly data?: object
  /** How the body travels; JSON by default. */
  readonly body?: BodyKind
  readonly headers?: Readonly<Record<string, string>>
  /** Whether a refusal's words are shown. Network errors are always shown. True by default. */
  readonly isPrompt?: boolean
  /** Whether the loading sign may appear. True by default. */
  readonly isLoading?: boolean
  /** Whether the answer is read as a JSON object; else it is returned as it came. True by default. */
  readonly isProcessed?: boolean
  /** How often it is sent again after a network error or a time-out; 0 by default. Only for requests that may be carried out twice. */
  readonly resendCount?: number
  readonly timeoutMs?: number
  /** What FILE sends. `size` is in bytes. */
  readonly file?: UploadFile & { readonly size?: number }
  /** Bytes. */
  readonly maxSize?: number
  /** The form's field that holds the file; `file` by default. */
  readonly fileField?: string
  readonly onProgress?: (percent: number) => void
}

/** An ask that is ready to go. */
export interface ReadyAsk extends Ask {
  readonly url: string
  readonly method: RequestMethod
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

/** A carrier's result: how the call ended, or why it was never sent. */
export type Carried =
  HttpOutcome | { readonly kind: 'tooLarge'; readonly words: string } | { readonly kind: 'unsupported' }

/** Sends a request in one particular way. Never throws. */
export type Carrier = (ask: ReadyAsk) => Promise<Carried>

/** The ways this requester knows; a method without a way is refused. Given one by one, so that unused ones stay out of the bundle. */
export interface Carriers {
  /** GET, POST, PUT and DELETE. */
  readonly plain: Carrier
  readonly jsonp?: Carrier
  readonly file?: Carrier
}
