import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { JobHandler } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { haltOf, haltPollMs } from '../../area/open/halt'

/** Something that waits for its money, with its row locked. */
interface Unpaid {
  readonly areaId: number
  readonly payBefore: number
  readonly close: () => Promise<unknown>
}

/**
 * The timer that ends what was not paid in time. `find` locks the thing and gives nothing when it no longer waits. An outage moves the
 * deadline, so it is read again; during a halt nothing ends. Source: domain model §5; docs/decisions/0007-orders.md
 */
export const unpaidTimer =
  (
    { clock }: Pick<Deps, 'clock'>,
    kind: string,
    find: (tx: Tx, ref: number) => Promise<Unpaid | undefined>,
  ): JobHandler =>
  async (tx, ref) => {
    const unpaid = await find(tx, ref)
    if (!unpaid) return
    const now = clock.now()
    const isHalted = (await haltOf(tx, [unpaid.areaId])) !== undefined
    const runAt = isHalted ? now + haltPollMs : unpaid.payBefore
    if (runAt > now) await schedule(tx, { kind, ref, runAt })
    else await unpaid.close()
  }
