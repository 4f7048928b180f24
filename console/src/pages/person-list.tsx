import type { ComponentType } from 'react'
import { lazy, Suspense, useState } from 'react'
import { PersonDisputes } from './residents/person-disputes'
import { PersonNotices } from './residents/person-notices'

interface Loaded {
  readonly default: ComponentType
}

const here = (list: ComponentType) => (): Promise<Loaded> => Promise.resolve({ default: list })

/** The lists of the console that a person's page narrows to the person, each as its own page has it. */
const lists = {
  orders: () => import('./orders/orders'),
  entries: () => import('./ledger/ledger'),
  refunds: () => import('./refunds/refunds'),
  disputes: here(PersonDisputes),
  reports: () => import('./reports/reports'),
  handovers: () => import('./handovers/handovers'),
  withdrawals: () => import('./withdrawals/withdrawals'),
  offers: () => import('./offers/offers'),
  posts: () => import('./mutual/mutual'),
  notices: here(PersonNotices),
} as const satisfies Readonly<Record<string, () => Promise<Loaded>>>

export type PersonListName = keyof typeof lists

/** One of them. Drawn anew for each: what did not come is asked for again. */
export default function PersonList({ name }: { readonly name: PersonListName }) {
  const [Lazy] = useState(() => lazy<ComponentType>(lists[name]))
  return (
    <Suspense fallback={null}>
      <Lazy />
    </Suspense>
  )
}
