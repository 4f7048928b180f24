import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Text } from '../../fields'
import { moduleNames } from '../../modules'

/** Ways of the wallet that a platform may forbid. Source: domain model §3.8. */
export const moneySwitches = ['recharge', 'withdraw'] as const
export type MoneySwitch = (typeof moneySwitches)[number]

/**
 * Everything that an area opens and closes on each platform: ways of the wallet, modules, and the block market. Source:
 * community §0 (module switch). */
export const switchNames = [...moneySwitches, ...moduleNames, 'market'] as const
export type SwitchName = (typeof switchNames)[number]

/** Where the app runs, as the caller's header says. Source: specification §7 (platform). */
export const platforms = ['browser', 'messenger', 'app', 'mini-program'] as const
export type Platform = (typeof platforms)[number]

/** What is open on the caller's platform. */
export const Switches = v.object({ recharge: v.boolean(), withdraw: v.boolean() })

const Position = v.object({ name: v.picklist(switchNames), platform: v.picklist(platforms), on: v.boolean() })
const Positions = v.object({ areaId: Id, switches: v.array(Position) })

/** Every switch of an area on every platform. */
export const areaSwitches = endpoint({
  path: '/admin/area/switches',
  body: 'form',
  access: 'staff',
  summary: 'Console: what each platform allows in an area',
  input: v.object({ areaId: Id }),
  output: Positions,
  refusals: ['NOT_FOUND'],
})

/** The most that one act turns: each switch on each platform. */
const mostTurned = switchNames.length * platforms.length

/**
 * Opens or closes ways of the wallet and modules on platforms, all of them by one act with a reason for the audit. The app hides what is
 * closed, and the server refuses it with NO_RIGHT; what was started before goes on. Our decision: docs/decisions/0050-money.md
 */
export const areaSwitch = endpoint({
  path: '/admin/area/switch',
  body: 'json',
  access: 'staff',
  summary: 'Console: open or close ways of the wallet and modules on platforms',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    switches: v.pipe(v.array(Position), v.minLength(1), v.maxLength(mostTurned)),
    reason: v.pipe(Text(140), v.minLength(1)),
  }),
  output: Positions,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})
