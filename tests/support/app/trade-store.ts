import { createStore } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, createCommands } from '@/lib/api/command'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { guestSession } from '@/lib/session/session'
import type { Network } from './trade-api'
import { networkApi } from './trade-api'

/** Who is signed in as this block. */
export const resident = (blockNo: number): LoginUser => ({
  userId: blockNo,
  token: `token-${blockNo}`,
  loginUserId: blockNo,
  blockNo,
  blockAreaId: 3253,
  areaName: '测试城',
  nickName: '巷口的猫',
  avatar: '',
})

/** Noon of 2026-11-21 in the area. */
export const noonMs = Date.UTC(2026, 10, 21, 4)

/** A store as the boot makes it, on a given network and clock. */
export function tradeStore(
  network: Network,
  who: LoginUser | null = resident(128),
  nowMs = noonMs,
  areaName = '测试城',
) {
  const { api, sent } = networkApi(network)
  const store = createStore()
  let kept: string | undefined
  let made = 0
  store.set(apiAtom, api)
  store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  store.set(restoreSessionAtom, { ...guestSession, user: who, areaId: 3253, areaName })
  store.set(
    commandsAtom,
    createCommands({
      read: () => kept,
      write: (text) => {
        kept = text
      },
      randomText: (length) => `${(made += 1)}`.padStart(length, '0'),
      now: () => nowMs,
    }),
  )
  return { store, sent, on: (path: string) => sent.filter((call) => call.path === path) }
}
