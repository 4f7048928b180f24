import type { ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { sessionAtom } from '@/lib/session/atoms'

type Switches = ApiOutput<'/admin/area/switches'>
export type SwitchPosition = Switches['switches'][number]

const positions = remoteCall<Switches>((api, get) =>
  api.form('/admin/area/switches', { areaId: get(sessionAtom).areaId }),
)

/** Every switch of the chosen area. */
export const switchPositionsAtom = positions.valueAtom
export const loadSwitchPositionsAtom = positions.loadAtom

/** Opens or closes a way on one platform. A lost answer keeps its number for the repeat. Failures: those of `/admin/area/switch`. */
export const setSwitchAtom = atom(
  null,
  async (
    get,
    set,
    { name, platform, on, reason }: SwitchPosition & { readonly reason: string },
  ): Promise<Result<Switches, CallError>> => {
    const { areaId } = get(sessionAtom)
    const wish = `switch:${areaId}:${name}:${platform}:${on ? 'on' : 'off'}:${reason}`
    const result = await sendCommand(get(commandsAtom), wish, (clientNo) =>
      get(apiAtom).json('/admin/area/switch', { clientNo, areaId, name, platform, on, reason }),
    )
    if (result.ok) void set(loadSwitchPositionsAtom)
    return result
  },
)
