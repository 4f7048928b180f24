import { useAtomValue, useSetAtom } from 'jotai'
import { formWords } from '../forms/words'
import { userAtom } from '../session/atoms'
import { openLoginAtom } from '../session/login/request'
import { useBlockFirst } from './block-first'

export interface GateWords {
  /** What needs a block: 发布. */
  readonly doing: string
  /** 登录后才能发布, also where one logs in. */
  readonly login: string
  /** 购买区块后才能发布. */
  readonly blockFirst: string
}

/** Why somebody cannot write here, and the way on. */
export interface Gate {
  readonly title: string
  readonly text: string | undefined
  readonly action: { readonly text: string; readonly onPress: () => void }
}

/** What stands in place of a form before it may be filled in: a login, then a block. Undefined for who has both. Source: design §6. */
export function useWriteGate({ doing, login, blockFirst }: GateWords): Gate | undefined {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const { need, buy } = useBlockFirst(doing)
  if (user === null) {
    return { title: login, text: need, action: { text: formWords.login, onPress: () => openLogin(login) } }
  }
  return buy && { title: blockFirst, text: need, action: buy }
}
