import type { ConsolePath } from '@contract/console/rights'
import type { QueueKind } from '@contract/endpoints/console/stat'

interface Place {
  readonly path: string
  /** As in the table of pages. */
  readonly needs: ConsolePath
}

/** The page where something of the overview's queue is worked on, as far as there is one. */
export const queuePaths: Readonly<Partial<Record<QueueKind, Place>>> = {
  dispute: { path: '/disputes', needs: '/admin/dispute/list' },
  handover: { path: '/handovers', needs: '/admin/handover/list' },
  withdraw: { path: '/withdrawals', needs: '/admin/withdraw/list' },
  approval: { path: '/approvals', needs: '/admin/approval/list' },
  report: { path: '/reports', needs: '/admin/report/list' },
}
