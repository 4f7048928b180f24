import { useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { openLoginAtom } from '@/lib/session/login/request'
import { showToast } from '@/ui/toast/toast'
import type { EnterWish } from './enter-block'
import { enterBlockAtom } from './enter-block'

interface EnterWords {
  readonly entered: (blockNo: number) => string
  readonly askPassword: (blockNo: number) => string
}

/** Acts as a block and says so; asks for its password where it must be typed. */
export function useEnter(words: EnterWords) {
  const enter = useSetAtom(enterBlockAtom)
  const openLogin = useSetAtom(openLoginAtom)
  return async (wish: EnterWish) => {
    const answer = await enter(wish)
    if (!answer.ok) showToast(callErrorText(answer.error))
    else if (answer.value === null) openLogin(words.askPassword(wish.blockNo))
    else showToast(words.entered(answer.value))
  }
}
