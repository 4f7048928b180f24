import type { LoginUser } from '@contract/endpoints/people/session'

export type { LoginUser }

/** Everything the device knows about who uses it. */
export interface Session {
  /** Who is signed in; null for a guest. */
  readonly user: LoginUser | null
  /** The chosen city. It stays after logging out. Source: readings (Logout). */
  readonly areaId: number
  readonly areaName: string
  /** The block number that was used last, for prefilling the login; 0 when there was none. */
  readonly lastBlockNo: number
  /** Whether the account is an operator's, who works in the console. It is kept, and no page asks. Source: specification §3, §4. */
  readonly isAdmin: boolean
  /** Remembered accounts of every area; one without a token needs its password again. Source: specification §3. */
  readonly accounts: readonly LoginUser[]
}

/** What can happen to a session. */
export type SessionEvent =
  | { readonly kind: 'loggedIn'; readonly user: LoginUser }
  | { readonly kind: 'loggedOut' }
  /** The server ended the session of this token (code 401). */
  | { readonly kind: 'expired'; readonly token: string }
  /** The answer of the login check for this token; `renewed` replaces it. */
  | {
      readonly kind: 'checked'
      readonly token: string
      readonly isAdmin: boolean
      readonly renewed: string | null
      readonly isOffered?: boolean
    }
  /** The block of this token is offered for transfer now, or no longer. */
  | { readonly kind: 'offered'; readonly token: string; readonly isOffered: boolean }
  | { readonly kind: 'areaChosen'; readonly areaId: number; readonly areaName: string }
  | { readonly kind: 'accountChosen'; readonly userId: number; readonly blockNo: number }
  | { readonly kind: 'accountForgotten'; readonly userId: number; readonly blockNo: number }
  /** A remembered account that is not in use needs its password again. */
  | { readonly kind: 'accountEnded'; readonly token: string }
  /** The person of this token has a new name or picture. */
  | { readonly kind: 'profileChanged'; readonly token: string; readonly nickName: string; readonly avatar: string }

/** The normal area. Source: specification §9. */
export const normalAreaId = 0

export const guestSession: Session = {
  user: null,
  areaId: normalAreaId,
  areaName: '',
  lastBlockNo: 0,
  isAdmin: false,
  accounts: [],
}

interface AccountKey {
  readonly userId: number
  readonly blockNo: number
}

const isSame = (a: AccountKey, b: AccountKey): boolean => a.userId === b.userId && a.blockNo === b.blockNo

const enter = (session: Session, user: LoginUser): Session => ({
  user,
  areaId: user.blockAreaId,
  areaName: user.areaName,
  lastBlockNo: user.blockNo,
  isAdmin: false,
  accounts: [user, ...session.accounts.filter((account) => !isSame(account, user))],
})

/** The guest stays in the same city; the account is remembered without its token. Source: specification §4 (logged in to logged out). */
const leave = (session: Session, user: LoginUser): Session => ({
  ...session,
  user: null,
  isAdmin: false,
  accounts: session.accounts.map((account) => (isSame(account, user) ? { ...account, token: '' } : account)),
})

const forget = (session: Session, key: AccountKey): Session => {
  const accounts = session.accounts.filter((account) => !isSame(account, key))
  if (session.user === null || !isSame(session.user, key)) return { ...session, accounts }
  const areaId = session.user.blockAreaId
  const next = accounts.find((account) => account.blockAreaId === areaId && account.token !== '')
  return next ? enter({ ...session, accounts }, next) : { ...session, accounts, user: null, isAdmin: false }
}

/** Gives the acting account these new facts, in the list too. */
const change = (session: Session, user: LoginUser, facts: Partial<LoginUser>): Session => ({
  ...session,
  user: { ...user, ...facts },
  accounts: session.accounts.map((account) => (isSame(account, user) ? { ...account, ...facts } : account)),
})

const endAccount = (session: Session, token: string): Session =>
  token === '' || session.user?.token === token || session.accounts.every((account) => account.token !== token)
    ? session
    : {
        ...session,
        accounts: session.accounts.map((account) => (account.token === token ? { ...account, token: '' } : account)),
      }

/**
 * The session after an event. Events about a token that is no longer in use change nothing, so any number of late answers is harmless.
 * Source: specification §4; domain model §3.0.
 */
export function nextSession(session: Session, event: SessionEvent): Session {
  const { user } = session
  switch (event.kind) {
    case 'loggedIn':
      return enter(session, event.user)
    case 'loggedOut':
      return user === null ? session : leave(session, user)
    case 'expired':
      return user !== null && user.token === event.token ? leave(session, user) : session
    case 'checked': {
      if (user?.token !== event.token) return session
      const { isAdmin, renewed, isOffered = false } = event
      return { ...change(session, user, { token: renewed ?? user.token, isOffered }), isAdmin }
    }
    case 'offered':
      return user?.token === event.token ? change(session, user, { isOffered: event.isOffered }) : session
    case 'areaChosen':
      return { ...session, areaId: event.areaId, areaName: event.areaName }
    case 'accountChosen': {
      const account = session.accounts.find((one) => isSame(one, event) && one.token !== '')
      return account ? enter(session, account) : session
    }
    case 'accountForgotten':
      return forget(session, event)
    case 'accountEnded':
      return endAccount(session, event.token)
    case 'profileChanged': {
      const { token, nickName, avatar } = event
      return user?.token === token ? change(session, user, { nickName, avatar }) : session
    }
  }
}

/** The remembered accounts of the chosen city. Source: specification §3 (the list is tied to area id). */
export const accountsHere = (session: Session): readonly LoginUser[] =>
  session.accounts.filter((account) => account.blockAreaId === session.areaId)
