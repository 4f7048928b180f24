import { moduleNumbers } from '../modules'
import type { AccessName } from './access'
import { accessNames, accessWords, everywhere } from './access'
import type { Running, Setting } from './setting'
import { as } from './setting'

const access = as('access')

/** Their numbers, each given once, and what is counted of them that goes on. */
const given = {
  recharge: [70, 'recharges'],
  withdraw: [71, 'withdrawals'],
  ...moduleNumbers,
  market: [78, 'handovers'],
} as const satisfies Readonly<Record<AccessName, readonly [no: number, running: Running]>>

export type AccessKey = `${AccessName}Access`
/** The setting that opens and closes something. */
export const accessKey = <N extends AccessName>(name: N): `${N}Access` => `${name}Access`

/** Recharging in the mini-program waits for its review (domain model §3.8); all else is open. */
const standardOf = (name: AccessName) =>
  name === 'recharge' ? { ...everywhere('open'), 'mini-program': 'closed' as const } : everywhere('open')

const settingFor = (name: AccessName): Setting<'access'> => {
  const [no, running] = given[name]
  return access({
    group: 'modules',
    no,
    name: `${accessWords[name]}入口`,
    standard: standardOf(name),
    source: name === 'recharge' ? 'domain model §3.8' : 'community §0',
    range: { min: 0, max: 1 },
    two: 'closed',
    from: 'now',
    running,
  })
}

/**
 * What of a city is open, read only or closed, on which platforms: at once, by two persons where something closes. Source: operating §1.
 */
export const moduleSettings = Object.fromEntries(
  accessNames.map((name) => [accessKey(name), settingFor(name)]),
) as Readonly<Record<AccessKey, Setting<'access'>>>
