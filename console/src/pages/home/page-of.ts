import type { Fields } from '../../kit/list/address'
import type { Overview } from './home'

type Waiting = Overview['queue'][number]

/** The page where something that waits is worked on, with it open. */
const paths: Readonly<Record<Waiting['kind'], string>> = {
  dispute: '/disputes',
  handover: '/handovers',
  withdraw: '/withdrawals',
  approval: '/approvals',
  report: '/reports',
  shop: '/shops',
  round: '/rounds',
  spend: '/funds',
  strike: '/elections',
  unfreeze: '/blocks',
  correction: '/corrections',
}

export const pageOf = ({
  kind,
  refId,
}: Pick<Waiting, 'kind' | 'refId'>): { path: string; search: Fields } | undefined => ({
  path: paths[kind],
  search: { id: String(refId) },
})
