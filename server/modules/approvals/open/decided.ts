import type { Db } from '../../../db/schema'

/** The most that are told at once. */
const most = 5

interface Asker {
  readonly userId: number
  readonly since: number
  readonly now: number
}

/** What somebody asked for and others decided since then, or whose time was over; newest first. Source: community §9 (asker told). */
export async function decidedFor(db: Db, { userId, since, now }: Asker) {
  const rows = await db
    .with('ended', (of) =>
      of
        .selectFrom('approval')
        .where('asked_by', '=', userId)
        .where((eb) => eb.or([eb('decided_by', 'is', null), eb('decided_by', '!=', userId)]))
        .select(['approval_id', 'kind', 'summary', 'state', 'decided_by'])
        // One whose time was over may say so later, when the same was asked for again; one whose thing moved on says so earlier.
        .select((eb) =>
          eb
            .fn<number>('least', [eb.fn.coalesce(eb.ref('decided_at'), eb.ref('expires_at')), eb.ref('expires_at')])
            .as('at'),
        ),
    )
    .selectFrom('ended as e')
    .leftJoin('staff as s', 's.user_id', 'e.decided_by')
    .leftJoin('user_account as u', 'u.user_id', 'e.decided_by')
    .where('e.at', '>', since)
    .where('e.at', '<=', now)
    .select(['e.approval_id', 'e.kind', 'e.summary', 'e.state', 'e.at'])
    .select(({ fn }) => fn.coalesce('s.name', 'u.nick_name').as('name'))
    .orderBy('e.at', 'desc')
    .orderBy('e.approval_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ approval_id: approvalId, kind, summary, state, name: by, at }) => ({
    approvalId,
    kind,
    summary,
    state: state === 'waiting' ? ('lapsed' as const) : state,
    by,
    at,
  }))
}
