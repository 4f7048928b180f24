/** One call over the network. `body` is already text; `url` is complete. */
export interface HttpRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds after which the call counts as timed out. */
  readonly timeoutMs: number
}

/** How a call ended. `body` is the parsed answer, or the text when it was not JSON. Nothing is thrown. */
export type HttpOutcome =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline'; readonly message: string }

export type SendRequest = (request: HttpRequest) => Promise<HttpOutcome>
