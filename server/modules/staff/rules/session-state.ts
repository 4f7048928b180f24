import { codeWaitMs, staffSession } from '@contract/console/limits'

interface Times {
  readonly createdAt: number
  readonly seenAt: number
  readonly provedAt: number | null
}

/** How a session stands; undefined when it is over. Source: community §9 (session). */
export function sessionState({ createdAt, seenAt, provedAt }: Times, now: number) {
  if (now >= createdAt + staffSession.lifetimeMs) return undefined
  if (provedAt === null) return now < createdAt + codeWaitMs ? ('started' as const) : undefined
  return now < seenAt + staffSession.idleMs ? ('active' as const) : ('idle' as const)
}
