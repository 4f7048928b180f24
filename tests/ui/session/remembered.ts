import LoginUserPage from '@/pages/account/loginUser'
import { sessionEventAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { byRole, namesOf } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, settle, showPage } from './people'

/** Another account of the city, and one whose session is over. */
export const watch: LoginUser = {
  ...cat,
  userId: 2,
  loginUserId: 2,
  token: 'token-of-409',
  blockNo: 409,
  nickName: '南桥修表',
}
export const tree: LoginUser = {
  ...cat,
  userId: 3,
  loginUserId: 3,
  token: 'token-of-2210',
  blockNo: 2210,
  nickName: '老槐树',
}
const far: LoginUser = { ...cat, userId: 4, token: 'token-of-7', blockNo: 7, blockAreaId: 0, areaName: '主城' }

const details: Record<string, { userId: number; blockNo: number; nickName: string; unread: number; isValid: boolean }> =
  {
    [cat.token]: { userId: 1, blockNo: 128, nickName: '巷口的猫', unread: 0, isValid: true },
    [watch.token]: { userId: 2, blockNo: 409, nickName: '南桥修表铺', unread: 1, isValid: true },
    [tree.token]: { userId: 0, blockNo: 0, nickName: '', unread: 0, isValid: false },
  }

/** What the server says of the remembered accounts. */
export const answers: GivenAnswers = {
  ...answersToCat,
  '/bctUser/remove': () => ({}),
  '/user/loginUser': ({ tokens }) => ({
    accounts: tokens
      .split(',')
      .flatMap((token) => details[token] ?? [])
      .map((detail) => ({ ...detail, avatar: '' })),
  }),
}

/** Shows the page to somebody of another city, who then signs in as these; the last one is in use. */
export async function visit(users: readonly LoginUser[], extra: GivenAnswers = {}) {
  const shown = await showPage(LoginUserPage, { user: far, answers: { ...answers, ...extra } })
  for (const user of users) shown.store.set(sessionEventAtom, { kind: 'loggedIn', user })
  await settle()
  return shown
}

export const row = (words: string) => byRole('button', words)
/** The rows of the list. */
export const noticed = () => namesOf('listitem')
