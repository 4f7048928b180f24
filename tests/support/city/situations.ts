import { sql } from 'kysely'
import type { Refusal, RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { JobHandlers } from '../../../server/jobs/jobs'
import type { TestDeps } from '../database/database'
import { happened } from './outcomes'

type Figures = Readonly<Record<string, number>>

/** A thing in a situation, by the number that its timers know it by. */
export interface Scene {
  readonly id: number
}

/** Where an act leads: the state, and after `by` the name of what it moves: `removed`, `active by term`. */
type Outcome = string

/** A situation of a thing, what each role may do in it, and what its timer does at its hour. Written by hand from the design. */
export interface Situation<S extends Scene, Role extends string, Act extends string> {
  readonly name: string
  readonly make: () => Promise<S>
  readonly allowed: Partial<Record<Role, Partial<Record<Act, Outcome>>>>
  readonly timer?: readonly [kind: string, to: Outcome]
  /** Where acts lead that are nobody's call: what is not written leaves the thing as it was. */
  readonly others?: Readonly<Record<string, Outcome>>
  /** The buttons of a role, where they are not those of what is allowed. */
  readonly shown?: Partial<Record<Role, readonly Act[]>>
}

/** How the acts of a table are tried on the real services. */
export interface Trial<S extends Scene, Role extends string, Act extends string> {
  readonly deps: () => TestDeps
  /** The acts that each role has a call for: the calls of operators are closed to residents (tests/server/authorisation). */
  readonly doors: Readonly<Record<Role, readonly Act[]>>
  readonly attempt: (scene: S, role: Role, act: Act) => Promise<Result<unknown, Refusal>>
  readonly state: (scene: S) => Promise<string>
  /** The money or points that acts move. */
  readonly figures: (scene: S) => Promise<Figures>
  readonly moves: Readonly<Record<string, Figures>>
  /** The reasons for which a role is refused what it may not do. */
  readonly refusals: Readonly<Record<Role, readonly RefusalReason[]>>
  /** The tables of the module, which a refusal leaves as they were, beside money, points, notices and wake-ups. */
  readonly tables: readonly string[]
  readonly handlers: (deps: TestDeps) => JobHandlers
  /** Acts that are nobody's call: of the product, because something else changed, and of two operators about a transaction. */
  readonly others?: Readonly<Record<string, (scene: S) => Promise<unknown>>>
  /** What a timer of a kind knows the thing by, if not by its number. */
  readonly ref?: (scene: S, kind: string) => Promise<number | undefined>
  /** The buttons that a role is shown; undefined: the screens of the role are not looked at. */
  readonly buttons?: (scene: S, role: Role) => Promise<readonly string[] | undefined>
  /** Acts without a button of the thing itself. */
  readonly unseen?: readonly string[]
  readonly faults: (deps: TestDeps) => Promise<readonly string[]>
}

const day = 86_400_000
const common = [
  'entry',
  'hold',
  'points_entry',
  'user_notice',
  'area_notice',
  'audit',
  'user_account',
  'block',
  'pay_order',
]

/** What stands in tables: a number for each. */
async function tracesOf({ db }: TestDeps, tables: readonly string[]): Promise<readonly unknown[]> {
  const one = (name: string) =>
    sql`select ${name}::text as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as rows from ${sql.table(name)} t`
  const { rows } = await sql`${sql.join(tables.map(one), sql` union all `)}`.execute(db)
  return rows
}

/** Lets one timer of one thing act now, as the runner of all does. */
export const runTimer = ({ db, clock }: TestDeps, handlers: JobHandlers, kind: string, ref: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ done_at: clock.now() }).where('kind', '=', kind).where('ref', '=', ref).execute()
    await handlers[kind]?.(tx, ref)
  })

const added = (figures: Figures, moved: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure + (moved[name] ?? 0)]))

/** Tries every act by every role in every situation, against what is written by hand. */
export function proveTable<S extends Scene, Role extends string, Act extends string>(
  trial: Trial<S, Role, Act>,
  situations: readonly Situation<S, Role, Act>[],
): void {
  const { deps, doors, moves } = trial
  const tables = [...common, ...trial.tables]
  const roles = Object.keys(doors) as Role[]
  const seen = async (scene: S) => ({ state: await trial.state(scene), figures: await trial.figures(scene) })
  const expected = (before: Figures, outcome: Outcome) => {
    const [state = '', moved] = outcome.split(' by ')
    const effect = moved === undefined ? {} : moves[moved]
    if (!effect) throw new Error(`nothing is written of what ${moved} moves`)
    return { state, figures: added(before, effect) }
  }

  // Ten in the morning of another day.
  beforeEach(() => {
    const { clock } = deps()
    clock.at = Math.ceil(clock.at / day) * day + 2 * 3_600_000
  })

  async function tryEverything({ make, allowed }: Situation<S, Role, Act>, role: Role): Promise<void> {
    let scene = await make()
    let was = await tracesOf(deps(), ['job', ...tables])
    for (const act of doors[role]) {
      const outcome = allowed[role]?.[act]
      const before = await seen(scene)
      const result = await trial.attempt(scene, role, act)
      if (outcome !== undefined) {
        const { state, figures } = expected(before.figures, outcome)
        expect({ act, ...refusedWith(result), ...(await seen(scene)) }).toEqual({ act, ok: true, state, figures })
        scene = await make()
        was = await tracesOf(deps(), ['job', ...tables])
      } else {
        expect({ act, ok: result.ok, ...(await seen(scene)) }).toEqual({ act, ok: false, ...before })
        expect([act, trial.refusals[role]]).toEqual([act, expect.arrayContaining([result.ok || result.error.reason])])
        expect(await tracesOf(deps(), ['job', ...tables])).toEqual(was)
      }
    }
  }

  describe.each(situations)('$name', (situation) => {
    it.each(roles)('lets the %s do what the table allows and nothing else', (role) => tryEverything(situation, role))

    it('lets its own timer act when its time has come, once, and no other timer ever', async () => {
      const scene = await situation.make()
      const { db, clock } = deps()
      const handlers = trial.handlers(deps())
      const refOf = async (kind: string) => (trial.ref ? trial.ref(scene, kind) : scene.id)
      const run = async (kind: string) => {
        const ref = await refOf(kind)
        if (ref !== undefined) await runTimer(deps(), handlers, kind, ref)
      }
      const [before, was] = [await seen(scene), await tracesOf(deps(), tables)]
      const [own = '', to = ''] = situation.timer ?? []
      const waking = db.selectFrom('job').select('run_at').where('kind', '=', own)
      const waiting = waking.where('ref', '=', (await refOf(own)) ?? 0).where('done_at', 'is', null)
      const { run_at: runAt = Infinity } = (await waiting.executeTakeFirst()) ?? {}
      for (const kind of Object.keys(handlers)) if (kind !== own || runAt > clock.now()) await run(kind)
      expect(await tracesOf(deps(), tables)).toEqual(was)
      if (!situation.timer) return
      expect(runAt).toBeLessThan(Infinity)
      clock.at = Math.max(runAt, clock.at)
      await run(own)
      expect(await seen(scene)).toEqual(expected(before.figures, to))
      const after = await tracesOf(deps(), tables)
      await run(own)
      expect(await tracesOf(deps(), tables)).toEqual(after)
      expect(after).not.toEqual(was)
    })

    for (const [name, act] of Object.entries(trial.others ?? {}))
      it(`is moved by ${name} as the table says, or not at all`, async () => {
        const scene = await situation.make()
        const before = await seen(scene)
        const outcome = await act(scene)
        const to = situation.others?.[name]
        if (to !== undefined) happened(outcome)
        expect(await seen(scene)).toEqual(to === undefined ? before : expected(before.figures, to))
      })

    const { buttons } = trial
    if (buttons)
      it('shows everybody the buttons of what they may do', async () => {
        const scene = await situation.make()
        for (const role of roles) {
          const shown = await buttons(scene, role)
          const may = situation.shown?.[role] ?? Object.keys(situation.allowed[role] ?? {})
          const named = may.filter((act) => !trial.unseen?.includes(act))
          if (shown) expect([role, [...shown].sort()]).toEqual([role, named.sort()])
        }
      })
  })

  // Once for all acts: entries are never changed, so any difference an act made would still be there.
  it('leaves all books equal', async () => {
    expect(await trial.faults(deps())).toEqual([])
  })
}

const refusedWith = (result: Result<unknown, Refusal>) => ({ ok: result.ok, ...(!result.ok && { why: result.error }) })
