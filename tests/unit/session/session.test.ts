import { accountsHere, guestSession, nextSession } from '@/lib/session/session'
import type { LoginUser, Session, SessionEvent } from '@/lib/session/session'

const cat: LoginUser = {
  userId: 1,
  loginUserId: 1,
  token: 'token-of-128',
  blockNo: 128,
  blockAreaId: 3253,
  areaName: '测试城',
  nickName: '巷口的猫',
  avatar: '',
}
const wheat: LoginUser = { ...cat, userId: 2, loginUserId: 2, token: 'token-of-3021', blockNo: 3021, nickName: '麦田' }
const elsewhere: LoginUser = { ...cat, userId: 3, token: 'token-of-7', blockNo: 7, blockAreaId: 0, areaName: '主城' }

const after = (...events: readonly SessionEvent[]): Session => events.reduce(nextSession, guestSession)
const login = (user: LoginUser): SessionEvent => ({ kind: 'loggedIn', user })

describe('a session', () => {
  it('begins as a guest of the normal area', () => {
    expect(guestSession).toMatchObject({ user: null, areaId: 0, isAdmin: false, accounts: [] })
  })

  it('takes the area, the block number and the account of whoever logs in', () => {
    expect(after(login(cat))).toMatchObject({
      user: cat,
      areaId: 3253,
      areaName: '测试城',
      lastBlockNo: 128,
      accounts: [cat],
    })
  })

  it('keeps area and block number after logging out, and remembers the account without its token', () => {
    expect(after(login(cat), { kind: 'loggedOut' })).toMatchObject({
      user: null,
      areaId: 3253,
      lastBlockNo: 128,
      accounts: [{ userId: 1, token: '' }],
    })
  })

  it('does nothing when a guest logs out', () => {
    expect(nextSession(guestSession, { kind: 'loggedOut' })).toBe(guestSession)
  })

  it('clears the operator flag on login and on logout', () => {
    const operator = after(login(cat), { kind: 'checked', token: cat.token, isAdmin: true, renewed: null })
    expect(operator.isAdmin).toBe(true)
    expect(nextSession(operator, login(wheat)).isAdmin).toBe(false)
    expect(nextSession(operator, { kind: 'loggedOut' }).isAdmin).toBe(false)
  })

  it('ends once however many answers say that the token is over', () => {
    const signedIn = after(login(cat))
    const ended = nextSession(signedIn, { kind: 'expired', token: cat.token })
    expect(ended.user).toBeNull()
    expect(nextSession(ended, { kind: 'expired', token: cat.token })).toBe(ended)
  })

  it('is not ended by a late answer about an earlier token', () => {
    const other = after(login(cat), login(wheat))
    expect(nextSession(other, { kind: 'expired', token: cat.token })).toBe(other)
  })

  it('puts a renewed token in place of the old one, in the list too', () => {
    const renewed = after(login(cat), { kind: 'checked', token: cat.token, isAdmin: false, renewed: 'new' })
    expect(renewed.user?.token).toBe('new')
    expect(renewed.accounts.map((account) => account.token)).toEqual(['new'])
  })

  it('knows that its block is offered for transfer, in the list too, until it is not', () => {
    const offered = after(login(cat), { kind: 'offered', token: cat.token, isOffered: true })
    expect([offered.user, ...offered.accounts].map((account) => account?.isOffered)).toEqual([true, true])
    const checked = { kind: 'checked', token: cat.token, isAdmin: false, renewed: null } as const
    expect(nextSession(offered, { ...checked, isOffered: true }).user?.isOffered).toBe(true)
    expect(nextSession(offered, checked).user?.isOffered).toBe(false)
    const other = nextSession(offered, login(wheat))
    expect(nextSession(other, { kind: 'offered', token: cat.token, isOffered: false })).toBe(other)
  })

  it('does not take a renewed token for somebody who has logged out meanwhile', () => {
    const guest = after(login(cat), { kind: 'loggedOut' })
    expect(nextSession(guest, { kind: 'checked', token: cat.token, isAdmin: true, renewed: 'new' })).toBe(guest)
  })

  it('remembers every account once, the newest first', () => {
    expect(after(login(cat), login(wheat), login(cat)).accounts.map((account) => account.blockNo)).toEqual([128, 3021])
  })

  it('lists the accounts of the chosen city only', () => {
    const session = after(login(elsewhere), login(cat), login(wheat))
    expect(accountsHere(session).map((account) => account.blockNo)).toEqual([3021, 128])
    const moved = nextSession(session, { kind: 'areaChosen', areaId: 0, areaName: '主城' })
    expect(accountsHere(moved).map((account) => account.blockNo)).toEqual([7])
  })

  it('switches to a remembered account that still has a token, and to no other', () => {
    const session = after(login(cat), login(wheat))
    expect(nextSession(session, { kind: 'accountChosen', userId: 1, blockNo: 128 }).user).toEqual(cat)
    const withoutCat = after(login(cat), { kind: 'loggedOut' }, login(wheat))
    expect(nextSession(withoutCat, { kind: 'accountChosen', userId: 1, blockNo: 128 })).toBe(withoutCat)
  })

  it('goes on as another account of the same city when the active one is forgotten', () => {
    const session = after(login(elsewhere), login(wheat), login(cat))
    const rest = nextSession(session, { kind: 'accountForgotten', userId: 1, blockNo: 128 })
    expect(rest.user).toEqual(wheat)
    expect(rest.accounts.map((account) => account.blockNo)).toEqual([3021, 7])
  })

  it('becomes a guest when the last account of the city is forgotten', () => {
    const session = after(login(elsewhere), login(cat))
    const rest = nextSession(session, { kind: 'accountForgotten', userId: 1, blockNo: 128 })
    expect(rest).toMatchObject({ user: null, areaId: 3253 })
  })
})

describe('a remembered account whose session is over', () => {
  it('must type its password again, and nobody else', () => {
    const ended = nextSession(after(login(wheat), login(cat)), { kind: 'accountEnded', token: wheat.token })
    expect(ended.user).toEqual(cat)
    expect(ended.accounts.map(({ blockNo, token }) => [blockNo, token])).toEqual([
      [128, cat.token],
      [3021, ''],
    ])
  })

  it('is never the one in use, an unknown one or one without a token', () => {
    const session = after(login(wheat), login(cat))
    for (const token of [cat.token, 'unknown', '']) {
      expect(nextSession(session, { kind: 'accountEnded', token })).toBe(session)
    }
  })
})

describe('a new name and picture', () => {
  it('are those of the person and of the remembered account at once', () => {
    const event = { kind: 'profileChanged', token: cat.token, nickName: '黑猫', avatar: 'file/a.png' } as const
    const session = nextSession(after(login(wheat), login(cat)), event)
    expect(session.user).toMatchObject({ nickName: '黑猫', avatar: 'file/a.png' })
    expect(session.accounts[0]).toMatchObject({ nickName: '黑猫', avatar: 'file/a.png' })
    expect(session.accounts[1]).toEqual(wheat)
  })

  it('of an account that is no longer in use change nothing', () => {
    const session = after(login(wheat), login(cat))
    const event = { kind: 'profileChanged', token: wheat.token, nickName: '黑猫', avatar: '' } as const
    expect(nextSession(session, event)).toBe(session)
  })
})
