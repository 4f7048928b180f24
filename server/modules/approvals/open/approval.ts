import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Told } from '../../audit/open/changes'

/** Who approves: acts through this account, for this approval. */
export interface Approver {
  readonly userId: number
  readonly approvalId: number
}

/** Who asks or decides. */
export interface Person {
  readonly userId: number
  /** Of staff. */
  readonly staffId?: number
}

/** How an ask ended without its act. */
export interface Ending {
  /** Who refused it or took it back; null when its time was over, or the thing was another one by then. */
  readonly by: number | null
  readonly reason: string
}

/** How something that two persons decide is carried out. */
export interface ApprovalAct {
  /** Locks the thing and gives its version; undefined when it is no more. Called before the approval is locked. */
  lock(this: void, tx: Tx, refId: number): Promise<number | undefined>
  /** Whether it is about this person, who then may not decide it. */
  isParty(this: void, tx: Tx, refId: number, person: Person): Promise<boolean>
  /** The thing as a record of what became of it tells it: its changed fields stand there. */
  tell?(this: void, tx: Tx, refId: number): Promise<Told>
  /** Does exactly what was asked for, to the locked thing. */
  run(
    this: void,
    tx: Tx,
    deps: Deps,
    by: Approver,
    refId: number,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<Result<unknown, Refusal>>
  /** Takes from the locked thing what asking had left there, so that it can be asked again; the thing may be no more. */
  putBack?(this: void, tx: Tx, deps: Deps, refId: number, ending: Ending): Promise<void>
}

export type ApprovalActs = Readonly<Record<ApprovalKind, ApprovalAct>>
