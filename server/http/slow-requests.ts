/** How often connections are looked at. */
const lookEveryMs = 2_000

/** How long the head of a request may take. */
const headWithinMs = 30_000

/**
 * The settings of a server that a request must have reached wholly within a time, so that no body arrives for ever. One that has not is
 * answered 408 and let go. Source: Node http (requestTimeout).
 */
export const wholeWithin = (requestTimeoutMs: number) => ({
  requestTimeout: requestTimeoutMs,
  // Node takes the longer of the two for the whole request: the head has no more time than that.
  http: { connectionsCheckingInterval: lookEveryMs, headersTimeout: Math.min(requestTimeoutMs, headWithinMs) },
})
