import type { createStore } from 'jotai'
import { wechatLost } from '@/features/session/login/lost-copy'
import type { WebReturn } from '@/platform/payment/types'
import { showToast } from '@/ui/toast/toast'

/** Ends a login that the browser had left for. It is rare, so its code is not part of the first visit. */
export const finishWebLogin = (store: ReturnType<typeof createStore>, webReturn: WebReturn): Promise<void> =>
  import(/* webpackChunkName: "late" */ '@/features/session/messenger/web-login').then(
    ({ finishWebLoginAtom }) => store.set(finishWebLoginAtom, webReturn),
    () => showToast(wechatLost),
  )
