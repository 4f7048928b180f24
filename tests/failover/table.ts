import type { KeptCommand } from '../chaos/evidence'
import { commandKey } from '../chaos/evidence'
import type { Deed } from '../chaos/journal'
import type { Blow } from './blows'

export interface Row extends Pick<Blow, 'way' | 'fault'> {
  /** From the fault to another primary. */
  readonly movedMs: number
  /** From the fault to the end of the longest time without an acknowledged command. */
  readonly silentMs: number
  /** Commands that got no certain answer at first. */
  readonly lost: number
  /** How often these were sent again. */
  readonly repeated: number
  /** Those of them that had been carried out before the try that was answered: the repeat found the first answer. */
  readonly found: number
}

/** What is known of a run. `offsetMs`: the town's clock less this machine's. */
export interface Told {
  readonly deeds: readonly Deed[]
  readonly commands: readonly KeptCommand[]
  readonly offsetMs: number
}

/** The end of the longest silence among acknowledgements between two instants. */
function silenceEnd(acknowledged: readonly number[], { at, endedAt }: Blow): number {
  const inside = acknowledged.filter((one) => one > at && one <= endedAt).sort((one, other) => one - other)
  const silences = inside.map((one, index) => ({ end: one, ms: one - (inside[index - 1] ?? at) }))
  return silences.reduce((most, one) => (one.ms > most.ms ? one : most), { end: endedAt, ms: 0 }).end
}

/** What one fault cost. */
export function rowOf(blow: Blow, { deeds, commands, offsetMs }: Told): Row {
  const { way, fault, at, movedAt, endedAt } = blow
  const acknowledged = deeds.flatMap((deed) =>
    deed.outcome === 'done' && deed.endedAt !== undefined ? [deed.endedAt] : [],
  )
  const lost = deeds.filter(({ doubtSince = 0, sentAt }) => doubtSince > 0 && sentAt >= at && doubtSince <= endedAt)
  const keptAt = new Map(commands.map((command) => [commandKey(command), command.at - offsetMs]))
  const found = lost.filter(
    (deed) => deed.outcome === 'done' && (keptAt.get(commandKey(deed)) ?? deed.sentAt) < deed.sentAt,
  )
  return {
    way,
    fault,
    movedMs: movedAt - at,
    silentMs: silenceEnd(acknowledged, blow) - at,
    lost: lost.length,
    repeated: lost.reduce((sum, { tries }) => sum + tries - 1, 0),
    found: found.length,
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** The rows as a table of Markdown. */
export const tableOf = (rows: readonly Row[]): readonly string[] => [
  '| through | the primary | another primary after | acknowledged again after | answers lost | sent again | found carried out |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...rows.map(({ way, fault, movedMs, silentMs, lost, repeated, found }) =>
    [way, fault, seconds(movedMs), seconds(silentMs), lost, repeated, found].join(' | ').replace(/^.*$/, '| $& |'),
  ),
]
