import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'

/** Who approves: acts through this account, for this approval. */
export interface Approver {
  readonly userId: number
  readonly approvalId: number
}

/** How something that two persons decide is carried out. */
export interface ApprovalAct {
  /** Locks the thing and gives its version; undefined when it is no more. Called before the approval is locked. */
  lock(this: void, tx: Tx, refId: number): Promise<number | undefined>
  /** Whether it is about this person, who then may not decide it. */
  isParty(this: void, tx: Tx, refId: number, staff: StaffCaller): Promise<boolean>
  /** Does exactly what was asked for, to the locked thing. */
  run(
    this: void,
    tx: Tx,
    deps: Deps,
    by: Approver,
    refId: number,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<Result<unknown, Refusal>>
}

export type ApprovalActs = Readonly<Record<ApprovalKind, ApprovalAct>>
