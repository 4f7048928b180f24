import type { KeptCommand } from '../evidence'
import { commandKey } from '../evidence'
import type { Deed } from '../journal'

/** Commands that the server always stores; a payment through the platform is found by its pay order instead. */
const isAlwaysKept = ({ call }: Deed) => call !== '/bctPay/submit'

/** What was carried out was acknowledged, and what was acknowledged was carried out; what was refused left nothing. */
export function commandFaults(deeds: readonly Deed[], kept: readonly KeptCommand[]): string[] {
  const byKey = new Map(deeds.map((deed) => [commandKey(deed), deed]))
  const keptKeys = new Set(kept.map(commandKey))
  const undone = deeds
    .filter((deed) => deed.outcome === 'done' && isAlwaysKept(deed) && !keptKeys.has(commandKey(deed)))
    .map((deed) => `${deed.call} (${deed.wish}): acknowledged, and the server does not know it`)
  const untold = kept.flatMap((command) => {
    const deed = byKey.get(commandKey(command))
    if (deed?.outcome === 'done') return []
    const told = deed ? `the app was told ${deed.outcome} (${deed.reason})` : 'nobody sent it'
    return [`${command.call} (${deed?.wish ?? command.clientNo}): carried out, and ${told}`]
  })
  return [...undone, ...untold]
}
