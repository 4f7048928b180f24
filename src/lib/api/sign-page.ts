import { atom } from 'jotai'
import type { SignPage } from '@/platform/share/types'
import { apiAtom } from './api'

/** Asks the server for the signature that WeChat's script needs on a page. */
export const signPageAtom = atom((get): SignPage => {
  const api = get(apiAtom)
  return async (url) => {
    const answer = await api.form('/index/jssdk', { url }, { quiet: true })
    return answer.ok ? answer.value : undefined
  }
})
