import type { ConsolePath } from '@contract/console/rights'
import type { QueueKind } from '@contract/endpoints/console/stat'

interface Target {
  readonly path: string
  /** As in the table of pages. */
  readonly needs: ConsolePath
}

/** The page where something of the overview's queue is worked on. */
export const queuePaths: Readonly<Record<QueueKind, Target>> = {
  dispute: { path: '/disputes', needs: '/admin/dispute/rows' },
  handover: { path: '/handovers', needs: '/admin/handover/list' },
  withdraw: { path: '/withdrawals', needs: '/admin/withdraw/list' },
  approval: { path: '/approvals', needs: '/admin/approval/list' },
  shop: { path: '/shops', needs: '/admin/shop/list' },
  round: { path: '/rounds', needs: '/admin/round/list' },
  report: { path: '/reports', needs: '/admin/report/list' },
}
