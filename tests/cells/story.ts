import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../server/db/schema'
import type { Deed } from '../chaos/journal'
import type { Run } from '../chaos/trouble'
import { move, hostOf, postmasterOn } from './workers'

/** Nothing is waited for longer than this. */
const patienceMs = 300_000

/** How long residents are left alone before and after each event. */
const quietMs = 5_000

/** The longest that a cell may be silent while the host of the other one is down. Seen were 0.1 to 0.6 s; a busy machine is slow. */
const mayBeSilentMs = 5_000

export interface Scene {
  readonly coordinator: string
  readonly admin: Db
  readonly say: (line: string) => void
  /** The first one moves and loses its host; the second one must not notice. */
  readonly cells: readonly [string, string]
}

interface Event {
  readonly what: string
  readonly from: number
  readonly to: number
}

const doneAt = (deeds: readonly Deed[]) =>
  deeds.flatMap(({ outcome, endedAt }) => (outcome === 'done' && endedAt !== undefined ? [endedAt] : []))

/** The longest time without an acknowledgement between two instants. */
function longestGap(deeds: readonly Deed[], { from, to }: Event): number {
  const inside = doneAt(deeds).filter((at) => at > from && at < to)
  const instants = [from, ...inside.sort((one, other) => one - other), to]
  return Math.max(...instants.map((at, index) => at - (instants[index - 1] ?? at)))
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** What happens to two cells while their residents pay. */
export class Story {
  readonly #runs = new Map<string, Run>()
  readonly #events: Event[] = []
  /** The event that the second cell must not notice. */
  #outage: Event | undefined
  #isOver = false

  constructor(private readonly scene: Scene) {}

  /** Lasts as long as the story; the first cell's call tells it, once both are lived in. */
  async live(cell: string, run: Run): Promise<void> {
    this.#runs.set(cell, run)
    const [moved] = this.scene.cells
    if (cell !== moved) return this.#until('the end of the story', () => this.#isOver)
    try {
      await this.#until('both cities', () => this.#runs.size === 2)
      await this.#served()
      await this.#during('nothing', () => sleep(2 * quietMs))
      await this.#move()
      await this.#kill(moved)
    } finally {
      this.#isOver = true
    }
  }

  /** Asks until it is so, or until a city's run has ended, which then says why. */
  async #until(what: string, isSo: () => boolean): Promise<void> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (isSo()) return
    throw new Error(`not within ${patienceMs / 1_000} s: ${what}`)
  }

  /** Waits until something sent from now on was acknowledged in every cell. */
  async #served(): Promise<void> {
    const from = Date.now()
    const isServed = ({ world }: Run) =>
      world.journal.deeds.some((deed) => deed.sentAt > from && deed.outcome === 'done')
    await this.#until('an acknowledged command in each cell', () => [...this.#runs.values()].every(isServed))
  }

  async #during(what: string, work: () => Promise<void>): Promise<Event> {
    const from = Date.now()
    await work()
    await this.#served()
    const event = { what, from, to: Date.now() }
    this.#events.push(event)
    this.scene.say(`${what}: ${seconds(event.to - from)}`)
    for (const { tally } of this.#runs.values()) tally.add(what)
    await sleep(quietMs)
    return event
  }

  /** The cells change their places, one after the other, so that each has a host of its own again. */
  async #move(): Promise<void> {
    const { admin, cells } = this.scene
    const places = await Promise.all(cells.map((cell) => hostOf(admin, cell)))
    const [first, second] = places
    if (!first || !second) throw new Error('two cells are needed')
    await this.#during('first cell moved', () => move(admin, cells[0], second))
    await this.#during('second cell moved', () => move(admin, cells[1], first))
  }

  async #kill(cell: string): Promise<void> {
    const { admin, coordinator, say } = this.scene
    const postmaster = await postmasterOn(coordinator, await hostOf(admin, cell))
    if (!postmaster) return say('a worker killed: SKIPPED, it does not run on this machine')
    const world = this.#runs.get(cell)?.world
    this.#outage = await this.#during('host of the first cell killed', async () => {
      await world?.outages.during(async () => {
        postmaster.kill()
        await sleep(2 * quietMs)
        postmaster.start()
        await this.#served()
      })
    })
  }

  /** How long each cell was silent at the longest, as a table of Markdown; `deeds` in the order of the cells. */
  table(deeds: readonly (readonly Deed[])[]): readonly string[] {
    const columns = [...this.scene.cells, '']
    return [
      `| event | took | ${this.scene.cells.map((cell) => `longest silence of ${cell}`).join(' | ')} |`,
      `| ${columns.map(() => '---').join(' | ')} | --- |`,
      ...this.#events.map((event) => {
        const gaps = deeds.map((own) => seconds(longestGap(own, event)))
        return `| ${event.what} | ${seconds(event.to - event.from)} | ${gaps.join(' | ')} |`
      }),
    ]
  }

  /** Whether the second cell went on while the first one's host was down; undefined when no host was killed. `deeds`: as in `table`. */
  verdict(deeds: readonly (readonly Deed[])[]): { readonly isHeld: boolean; readonly words: string } | undefined {
    if (!this.#outage) return undefined
    const silentMs = longestGap(deeds[1] ?? [], this.#outage)
    const isHeld = silentMs <= mayBeSilentMs
    const [down, other] = this.scene.cells
    const silent = `${other} was silent for ${seconds(silentMs)} at the longest, ${seconds(mayBeSilentMs)} are allowed`
    return { isHeld, words: `${isHeld ? '✓' : '✗'} while the host of ${down} was down, ${silent}` }
  }
}
