import { useState } from 'react'
import type { RemedyCase, RemedyKind } from '@contract/console/remedies'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { serverNow } from '../../client/server-time'

type Input = ConsoleMap['/admin/remedy/preview']['input']

/** A resident whom goodwill can be for. */
export interface Person {
  readonly userId: number
  readonly name: string
}

interface About {
  readonly kind: RemedyKind
  readonly refType: RemedyCase
  readonly refId: number
  readonly people: readonly Person[]
  readonly isAdvanced: boolean
}

/** What is typed of a wish to put something right; `input` is what the server is asked, once nothing is missing. */
export function useWish({ kind, refType, refId, people, isAdvanced: isAtFirst }: About) {
  const [amount, setAmount] = useState<Fen | null>(null)
  const [isAdvanced, setAdvanced] = useState(isAtFirst)
  const [userId, setUserId] = useState(people[0]?.userId ?? 0)
  const [reference, setReference] = useState('')
  const [day, changeDay] = useState(() => calendarDay(serverNow()))
  const about = { kind, refType, refId }
  const typed = reference.trim()
  const own: Readonly<Record<RemedyKind, Partial<Input> | undefined>> = {
    reallot: amount === null ? undefined : { sellerAmount: amount, isAdvanced },
    goodwill: amount === null ? undefined : { amount, ...(people.length > 0 && { userId }) },
    loss: amount === null || typed === '' ? undefined : { amount, reference: typed },
    returned: typed === '' ? undefined : { reference: typed, day },
  }
  const input: Input | undefined = own[kind] && { ...about, ...own[kind] }
  const fields = {
    amount,
    setAmount,
    isAdvanced,
    setAdvanced,
    userId,
    setUserId,
    reference,
    setReference,
    day,
    changeDay,
  }
  return { ...fields, about, input }
}

export type Wish = ReturnType<typeof useWish>
