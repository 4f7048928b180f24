import type { Letter } from '@contract/endpoints/console/letters/letters'
import type { AudienceKind, LetterAudience, LetterWay } from '@contract/people/letters'
import { letterWays } from '@contract/people/letters'

/** What is typed of a letter. */
export interface LetterWish {
  readonly title: string
  readonly content: string
  readonly type: Letter['type']
  readonly popup: boolean
  readonly kind: AudienceKind
  readonly noFrom?: number | null
  readonly noTo?: number | null
  readonly q?: string
  readonly userIds?: number[]
  readonly ways: LetterWay[]
  readonly sendAt: number | null
  readonly expireAt: number | null
}

/** What the address asks for: people by their numbers, or a search among residents. */
export function meantBy({ to = '', rows = '' }: Readonly<Record<string, string>>): LetterAudience {
  const userIds = to.split(',').filter((one) => /^\d{1,15}$/.test(one))
  if (userIds.length > 0) return { kind: 'people', userIds: userIds.map(Number) }
  return rows === '' ? { kind: 'city' } : { kind: 'rows', q: rows }
}

/** What stands in the form at first. */
export function firstWish(letter: Letter | undefined, meant: LetterAudience): LetterWish {
  const audience = letter?.audience ?? meant
  return {
    title: letter?.title ?? '',
    content: letter?.content ?? '',
    type: letter?.type ?? 'system',
    popup: letter?.popup ?? false,
    kind: audience.kind,
    noFrom: audience.kind === 'numbers' ? audience.noFrom : null,
    noTo: audience.kind === 'numbers' ? audience.noTo : null,
    q: audience.kind === 'rows' ? audience.q : '',
    userIds: audience.kind === 'people' ? audience.userIds : [],
    ways: letter?.ways ?? [...letterWays],
    sendAt: letter?.sendAt ?? null,
    expireAt: letter?.expireAt ?? null,
  }
}

/** Whom a wish means; undefined while that is not said yet. */
export function audienceOf({ kind, noFrom, noTo, q = '', userIds = [] }: Partial<LetterWish>) {
  switch (kind) {
    case 'numbers':
      return typeof noFrom === 'number' && typeof noTo === 'number' ? { kind, noFrom, noTo } : undefined
    case 'rows':
      return q.trim() === '' ? undefined : { kind, q: q.trim() }
    case 'people':
      return userIds.length === 0 ? undefined : { kind, userIds }
    default:
      return { kind: 'city' as const }
  }
}
