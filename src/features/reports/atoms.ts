import { atom } from 'jotai'
import type { ReportReason, ReportType } from '@contract/people/reports'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'

/** What is reported: of a rating the id of its order. */
export interface Reported {
  readonly refType: ReportType
  readonly refId: number
}

/** Reports something to the operators; nothing of it changes. Failures: those of `/bctReport/add`. */
export const reportAtom = atom(
  null,
  (get, _set, { refType, refId }: Reported, said: { reason: ReportReason; text: string }) =>
    sendCommand(get(commandsAtom), ['report', refType, refId, said], (clientNo) =>
      get(apiAtom).json('/bctReport/add', { clientNo, refType, refId, ...said }),
    ),
)
