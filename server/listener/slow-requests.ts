/** How often connections are checked. */
const lookEveryMs = 2_000

/** How long the head of a request may take. */
const headWithinMs = 30_000

/**
 * Server settings that limit the time for a whole request to arrive, so that no body arrives forever. A request that takes longer is
 * answered with 408 and its connection closed. Source: Node http (requestTimeout).
 */
export const wholeWithin = (requestTimeoutMs: number) => ({
  requestTimeout: requestTimeoutMs,
  // Node uses the longer of the two for the whole request, so the time for the head must not be longer.
  http: { connectionsCheckingInterval: lookEveryMs, headersTimeout: Math.min(requestTimeoutMs, headWithinMs) },
})
