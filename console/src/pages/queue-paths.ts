import type { QueueKind } from '@contract/endpoints/console/stat'

/** The page where something of the overview's queue is worked on. */
export const queuePaths: Readonly<Record<QueueKind, string>> = {
  dispute: '/disputes',
  handover: '/handovers',
  withdraw: '/withdrawals',
  approval: '/approvals',
  report: '/reports',
  shop: '/shops',
  round: '/rounds',
  spend: '/votes',
  strike: '/elections',
  unfreeze: '/blocks',
  correction: '/corrections',
}
