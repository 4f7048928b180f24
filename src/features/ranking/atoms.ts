import { remoteCall } from '@/lib/api/remote-call'
import { areaIdAtom } from '@/lib/session/atoms'

const ranking = remoteCall((api, get) => api.form('/user/rankList', { areaId: get(areaIdAtom) }))

/** The popularity ranking of the chosen city, with the reader's own place. Source: domain model §6.1. */
export const rankingAtom = ranking.valueAtom
export const loadRankingAtom = ranking.loadAtom
