import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chaosOn } from '../chaos/chaos'
import { stillLevels } from '../chaos/levels'
import { summaryOf } from '../chaos/summary'
import { coordinatorVariable, makeCell } from '../support/database/cell'
import { quickFolder } from '../support/database/quick-folder'
import { exitAfter } from '../support/server/exit-after'
import { Story } from './story'
import { isSame, move, hostOf, workersOf } from './workers'

const say = (line: string) => console.log(line)

/** The most that residents do; the story is over long before. */
const bounds = { actions: 20_000, minutes: 20 }

/**
 * `npm run cells -- --seed 7`: two cities in two cells of the Citus that `MENPAI_TEST_CITUS` names; residents pay in both, the cells change
 * hosts meanwhile, and a host is killed, which the cell on the other one must not notice. Then every acknowledged movement must be in the
 * books of its cell once. Ends with 1 when anything is wrong, with 0 and a word when no coordinator is named. See docs/scaling.md.
 */
async function main(): Promise<number> {
  const coordinator = process.env[coordinatorVariable]
  if (coordinator === undefined) {
    say(`▸ cells: SKIPPED, ${coordinatorVariable} names no coordinator of Citus (docs/scaling.md)`)
    return 0
  }
  const { values } = parseArgs({ options: { seed: { type: 'string' } } })
  const seed = Number(values.seed ?? Date.now() % 100_000)
  say(`▸ two cells, seed ${seed}, ${os.cpus().length} processors`)
  const folder = quickFolder('cells')
  const cells = [await makeCell(coordinator, 'cell1'), await makeCell(coordinator, 'cell2')] as const
  try {
    const [{ admin }] = cells
    const [first, second] = await workersOf(admin)
    if (!first || !second) throw new Error('two workers are needed')
    for (const [index, at] of [first, second].entries()) {
      const { name } = cells[index] ?? cells[0]
      if (!isSame(await hostOf(admin, name), at)) await move(admin, name, at)
    }
    const story = new Story({ coordinator, admin, say, cells: [cells[0].name, cells[1].name] })
    const outcomes = await Promise.all(
      cells.map((cell, index) => {
        const town = {
          url: new URL(cell.url),
          db: cell.db,
          serverSettings: { MENPAI_CELL: String(index + 1) },
          stop: () => cell.close(),
        }
        const settings = { seed: seed + index, folder: path.join(folder, cell.name), residents: 4, levels: stillLevels }
        return chaosOn(town, { ...settings, ...bounds }, (run) => story.live(cell.name, run))
      }),
    )
    for (const [index, outcome] of outcomes.entries()) {
      say(`\n${cells[index]?.name}:`)
      for (const line of summaryOf(outcome)) say(line)
    }
    const deeds = outcomes.map(({ world }) => world.journal.deeds)
    for (const line of story.table(deeds)) say(line)
    const verdict = story.verdict(deeds)
    if (verdict) say(verdict.words)
    return outcomes.some(({ faults }) => faults.length > 0) || verdict?.isHeld === false ? 1 : 0
  } finally {
    for (const cell of cells)
      await cell.close().catch((error: unknown) => say(`${cell.name} is still there: ${String(error)}`))
    await rm(folder, { recursive: true, force: true })
  }
}

// Connections to a worker that was killed would keep the process alive.
void exitAfter(main())
