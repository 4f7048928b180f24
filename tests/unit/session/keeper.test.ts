import type { KeptKey, KeptValues } from '@/lib/session/keeper'
import { keepSession, readSession } from '@/lib/session/keeper'
import type { LoginUser } from '@/lib/session/session'
import { guestSession, nextSession } from '@/lib/session/session'

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

function memory() {
  const values = new Map<KeptKey, unknown>()
  const lifetimes = new Map<KeptKey, number | undefined>()
  const kept: KeptValues = {
    read: (key) => values.get(key),
    write: (key, value, lifetimeS) => {
      values.set(key, value)
      lifetimes.set(key, lifetimeS)
    },
    remove: (key) => values.delete(key),
  }
  return { kept, values, lifetimes }
}

const nowMs = 1_700_000_000_000
const signedIn = nextSession(guestSession, { kind: 'loggedIn', user: cat })

describe('the kept session', () => {
  it('comes back as it was left', () => {
    const { kept } = memory()
    keepSession(kept, guestSession, signedIn, nowMs)
    expect(readSession(kept)).toEqual(signedIn)
  })

  it('lasts 200 days from the login', () => {
    const { kept, values, lifetimes } = memory()
    keepSession(kept, guestSession, signedIn, nowMs)
    expect(lifetimes.get('token')).toBe(17_280_000)
    expect(values.get('loginExpireTime')).toBe(1_700_000_000 + 17_280_000)
  })

  it('loses user id and token on logout, and keeps area and block number', () => {
    const { kept, values } = memory()
    keepSession(kept, guestSession, signedIn, nowMs)
    keepSession(kept, signedIn, nextSession(signedIn, { kind: 'loggedOut' }), nowMs)
    expect(values.has('userId')).toBe(false)
    expect(values.has('token')).toBe(false)
    expect(values.has('isAdmin')).toBe(false)
    expect(values.get('areaId')).toBe('3253')
    expect(values.get('blockNo')).toBe(128)
    expect(readSession(kept).user).toBeNull()
  })

  it('keeps the city that is looked at when a token is renewed', () => {
    const { kept } = memory()
    const elsewhere = nextSession(signedIn, { kind: 'areaChosen', areaId: 7, areaName: '东城' })
    const renewed = nextSession(elsewhere, { kind: 'checked', token: cat.token, isAdmin: false, renewed: 'next' })
    keepSession(kept, guestSession, signedIn, nowMs)
    keepSession(kept, signedIn, elsewhere, nowMs)
    keepSession(kept, elsewhere, renewed, nowMs)
    expect(readSession(kept)).toEqual(renewed)
  })

  it('is a guest when the token has outlived its time', () => {
    const { kept, values } = memory()
    keepSession(kept, guestSession, signedIn, nowMs)
    values.delete('token')
    expect(readSession(kept)).toMatchObject({ user: null, areaId: 3253 })
  })

  it('reads no area from digits past the exact numbers', () => {
    const { kept, values } = memory()
    values.set('areaId', '9007199254740993')
    expect(readSession(kept)).toEqual(guestSession)
    values.set('areaId', '999999999999999')
    expect(readSession(kept).areaId).toBe(999_999_999_999_999)
  })

  it('survives a storage with nonsense in it', () => {
    const { kept, values } = memory()
    values.set('loginUser', [{ userId: 'x' }, null, 7])
    values.set('userId', '1')
    values.set('token', 5)
    expect(readSession(kept)).toEqual(guestSession)
  })
})
