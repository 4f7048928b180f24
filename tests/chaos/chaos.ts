import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiPath } from '@contract/endpoints/all'
import type { ActionKind } from './acts/plan'
import { planOf, play } from './acts/plan'
import type { Actor } from './acts/scene'
import { commandFaults } from './checks/commands'
import type { Doubt } from './checks/doubts'
import { commandDoubts, doubtFaults, longest, paymentDoubts } from './checks/doubts'
import { expectedMovements, movementFaults } from './checks/movements'
import { addressFaults, ballotFaults, partFaults, restFaults } from './checks/rest'
import { ChaosDatabase } from './database'
import type { TownDatabase } from './database'
import type { Dice } from './dice'
import { dice } from './dice'
import type { Evidence } from './evidence'
import { beforeAll, gather } from './evidence'
import type { Answered, ChaosJournal } from './journal'
import { Phone } from './phone'
import { Tally } from './tally'
import type { Inhabitant } from './town'
import { founderPassword, payPassword } from './town'
import type { Disk, Run } from './trouble'
import { makeTrouble } from './trouble'
import type { World, WorldSettings } from './world'
import { startWorld } from './world'

/** What residents do, and for how long. */
export interface LoadSettings extends WorldSettings {
  readonly actions: number
  /** Instead of a number of actions: as many as fit into this many minutes. */
  readonly minutes?: number
  /** Kinds of actions that are left out. */
  readonly without?: readonly ActionKind[]
  readonly say?: (line: string) => void
}

export interface ChaosSettings extends LoadSettings {
  /** The least and the most actions between two attacks on the processes. */
  readonly every: readonly [number, number]
  readonly disk?: Disk
  /** Extra settings of PostgreSQL. */
  readonly postgres?: readonly string[]
}

/** The results of a run. */
export interface Outcome {
  /** Sentences; empty: everything held. */
  readonly faults: readonly string[]
  readonly evidence: Evidence
  readonly actions: Tally
  readonly blows: Tally
  readonly world: Pick<World, 'tallies' | 'outages' | 'journal' | 'offsetMs'>
  readonly doubts: readonly Doubt[]
  readonly longestCommand: Doubt
  readonly longestPayment: Doubt
  readonly repeats: number
  readonly tookMs: number
}

/** How many acknowledged commands are sent once more at the end. */
const repeatsAtEnd = 150

async function signIn(world: World, { blockNo }: Inhabitant): Promise<Phone> {
  const phone = new Phone({ url: world.url, journal: world.journal })
  await phone.signIn(world.town.areaId, blockNo, founderPassword)
  const clientNo = `password-${String(blockNo).padStart(16, '0')}`
  await phone.read(() =>
    phone.api.json('/user/setPayPassword', {
      clientNo,
      password: phone.sealed(`${payPassword}|${clientNo}`),
      proof: 'founder',
      proofPassword: phone.sealed(founderPassword),
    }),
  )
  return phone
}

/** On a database of its own, with attacks on every process, as often as is wished. */
export async function chaos(settings: ChaosSettings): Promise<Outcome> {
  const { disk, every, folder, postgres = [], seed } = settings
  const database = await ChaosDatabase.start(folder, postgres)
  try {
    const outcome = await chaosOn(database, settings, (run) =>
      makeTrouble(run, { database, dice: dice(seed, 'blows'), every, disk }),
    )
    const wasFull = disk === undefined || outcome.blows.of('fillDisk') > 0
    return wasFull ? outcome : { ...outcome, faults: [...outcome.faults, 'the disk was never full: take another seed'] }
  } finally {
    await database.stop()
  }
}

/** The attacks; the residents go home when they are over. */
type Attack = (run: Run) => Promise<void>

/** Builds a town on a database, runs everything at once, waits until it is calm, and compares what the app was told with what is true. */
export async function chaosOn(database: TownDatabase, settings: LoadSettings, attack: Attack): Promise<Outcome> {
  const startedAt = Date.now()
  const world = await startWorld(database, settings)
  try {
    return { ...(await runIn(world, settings, attack)), tookMs: Date.now() - startedAt }
  } finally {
    await world.close()
  }
}

async function runIn(world: World, settings: LoadSettings, attack: Attack): Promise<Omit<Outcome, 'tookMs'>> {
  const { seed, say = () => undefined } = settings
  const actors: Actor[] = []
  for (const home of world.town.residents) actors.push({ home, phone: await signIn(world, home) })
  const operators: Actor[] = []
  for (const home of world.town.operators) operators.push({ home, phone: await signIn(world, home) })
  const before = await beforeAll(world.database.db)
  const [actions, blows] = [new Tally(), new Tally()]
  const looks: (() => Promise<void>)[] = []
  const until = settings.minutes === undefined ? undefined : Date.now() + settings.minutes * 60_000
  const plan = planOf(until === undefined ? settings.actions : 100_000, dice(seed, 'plan'), settings.without)
  const state = { next: 0, ended: 0, isOver: false }
  const one = async (actor: Actor, id: number, kind: ActionKind) => {
    const chance: Dice = dice(seed, `action ${id}`)
    const others = actors.filter((other) => other !== actor)
    const operator = chance.pick(operators)
    const otherOperator = operators.find((other) => other !== operator) ?? operator
    const about = { id, world, dice: chance, actor, others, operator, otherOperator }
    await play(kind, { ...about, later: (look) => void looks.push(look) }).catch((error: unknown) => {
      world.journal.surprise(`action ${id} (${kind}): ${error instanceof Error ? error.message : String(error)}`)
    })
    actions.add(kind)
    state.ended += 1
    if (state.ended % 100 === 0)
      say(`${state.ended} actions, ${blows.total} blows, ${world.journal.deeds.length} commands`)
  }
  const live = async (actor: Actor) => {
    for (;;) {
      const id = state.next++
      const kind = plan[id]
      if (kind === undefined || state.isOver || (until !== undefined && Date.now() > until)) return
      await one(actor, id, kind)
    }
  }
  world.spoil(true)
  const trouble = attack({ world, tally: blows, ended: () => state.ended, isOver: () => state.isOver }).finally(() => {
    state.isOver = true
  })
  const lives = Promise.all(actors.map(live)).finally(() => {
    state.isOver = true
  })
  await Promise.all([lives, trouble])
  world.spoil(false)
  await calm(world)
  for (const look of looks) {
    await look().catch((error: unknown) =>
      world.journal.surprise(error instanceof Error ? error.message : String(error)),
    )
  }
  const repeats = await repeatSome(world, dice(seed, 'repeats'))
  const evidence = await gather(world, before)
  return { ...judge(world, evidence), evidence, actions, blows, world, repeats }
}

/** Longer than anything may stay in doubt. */
const calmWithinMs = 90_000

/** Waits until every payment that the gateway collected is credited; the checks find any that is not. */
async function calm({ gateway, database }: World): Promise<void> {
  for (const until = Date.now() + calmWithinMs; Date.now() < until; await sleep(250)) {
    const rows = await database.db
      .selectFrom('pay_attempt')
      .select('out_trade_no')
      .where('transaction_id', 'is not', null)
      .execute()
    const credited = new Set(rows.map((row) => row.out_trade_no))
    if (gateway.paid().every(({ outTradeNo }) => credited.has(outTradeNo))) return
  }
}

const casts: readonly string[] = ['/bctVote/cast', '/bctMayor/cast'] satisfies readonly ApiPath[]

/** Whether a ballot was changed since: of the earlier choice nothing is kept, so its repeat is refused. Our decision: 0210. */
function wasReplaced({ answered }: ChaosJournal, at: number): boolean {
  const deed = answered[at]?.deed
  const isSame = ({ deed: { call, userId } }: Answered) => call === deed?.call && userId === deed.userId
  return deed !== undefined && casts.includes(deed.call) && answered.slice(at + 1).some(isSame)
}

/** Sends acknowledged commands once more with the same `clientNo`: each must get its first answer, and nothing may move. */
async function repeatSome({ journal }: World, chance: Dice): Promise<number> {
  // A payment through the platform answers with its present state, and with a newly signed sheet.
  const known = journal.answered.filter((one, at) => one.deed.call !== '/bctPay/submit' && !wasReplaced(journal, at))
  const likelihood = known.length === 0 ? 0 : repeatsAtEnd / known.length
  const chosen = known.filter(() => chance.happens(likelihood))
  for (const { deed, answer, again } of chosen) {
    const repeated = await again()
    if (repeated.ok && isDeepStrictEqual(repeated.value, answer)) continue
    const said = repeated.ok ? 'another answer' : JSON.stringify(repeated.error).slice(0, 200)
    journal.surprise(`${deed.call} (${deed.wish}) repeated under its number: ${said}`)
  }
  return chosen.length
}

function judge({ journal, outages, offsetMs }: World, evidence: Evidence) {
  const { deeds, mixedPays, surprises } = journal
  const now = Date.now()
  const commands = commandDoubts(deeds, outages, now)
  const payments = paymentDoubts(evidence.collected, outages, offsetMs, now)
  const doubts = [...commands, ...payments]
  const faults = [
    ...surprises,
    ...movementFaults(expectedMovements(deeds, evidence.collected), evidence.movements),
    ...commandFaults(deeds, evidence.commands),
    ...doubtFaults(deeds, doubts),
    ...partFaults(evidence.parts, mixedPays),
    ...ballotFaults(journal.ballots, evidence.ballots),
    ...addressFaults(journal.sentTo, evidence.sentTo),
    ...restFaults(evidence),
  ]
  return { faults, doubts: commands, longestCommand: longest(commands), longestPayment: longest(payments) }
}
