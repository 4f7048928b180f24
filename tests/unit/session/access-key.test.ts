import type { LoginUser } from '@contract/endpoints/people/session'
import { session as lifetimes } from '@contract/people/sessions'
import { accessKeyOf } from '@/lib/session/access-key'
import type { KeptKey, KeptValues } from '@/lib/session/keeper'
import { keepAccessKey, keepSession } from '@/lib/session/keeper'
import { createExpiringStorage } from '@/lib/session/expiring-storage'
import { guestSession, nextSession } from '@/lib/session/session'

const dayMs = 86_400_000

function device() {
  const texts = new Map<string, string>()
  let now = Date.UTC(2026, 10, 22)
  let made = 0
  const storage = createExpiringStorage(
    {
      read: (name) => texts.get(name),
      write: (name, text) => void texts.set(name, text),
      remove: (name) => void texts.delete(name),
    },
    () => now,
  )
  const kept: KeptValues = {
    read: (key: KeptKey) => storage.get(key) || undefined,
    write: storage.set,
    remove: storage.remove,
  }
  return {
    kept,
    key: accessKeyOf(kept, () => `key-${++made}`),
    now: () => now,
    pass: (days: number) => {
      now += days * dayMs
    },
  }
}

const user: LoginUser = {
  userId: 7,
  token: 'token',
  loginUserId: 7,
  blockNo: 128,
  blockAreaId: 0,
  areaName: '主城',
  nickName: '猫',
  avatar: '',
}
const signedIn = nextSession(guestSession, { kind: 'loggedIn', user })

describe('the access key of a device', () => {
  it('of a guest is made anew after 30 days', () => {
    const phone = device()
    expect(phone.key()).toBe('key-1')
    phone.pass(30)
    expect(phone.key()).toBe('key-1')
    phone.pass(1)
    expect(phone.key()).toBe('key-2')
  })

  it('lives as long as the session that holds for it', () => {
    const phone = device()
    phone.key()
    phone.pass(29)
    keepSession(phone.kept, guestSession, signedIn, phone.now())
    phone.pass(lifetimes.lifetimeS / 86_400 - 1)
    expect(phone.key()).toBe('key-1')
    const renewed = nextSession(signedIn, { kind: 'checked', token: 'token', isAdmin: false, renewed: 'next' })
    keepSession(phone.kept, signedIn, renewed, phone.now())
    phone.pass(199)
    expect(phone.key()).toBe('key-1')
  })

  it('lives on while any remembered account has a session, and 30 days after the last of them', () => {
    const phone = device()
    phone.key()
    const both = nextSession(signedIn, { kind: 'loggedIn', user: { ...user, userId: 8, blockNo: 129, token: 'other' } })
    keepSession(phone.kept, guestSession, both, phone.now())
    const one = nextSession(both, { kind: 'loggedOut' })
    keepSession(phone.kept, both, one, phone.now())
    phone.pass(100)
    expect(phone.key()).toBe('key-1')
    keepSession(phone.kept, one, nextSession(one, { kind: 'accountForgotten', userId: 7, blockNo: 128 }), phone.now())
    phone.pass(31)
    expect(phone.key()).toBe('key-2')
  })

  it('of a device that was signed in before this rule is kept from the next start on', () => {
    const phone = device()
    phone.key()
    phone.pass(20)
    keepAccessKey(phone.kept, [user])
    phone.pass(150)
    expect(phone.key()).toBe('key-1')
  })

  it('is made by nobody but the first call', () => {
    const phone = device()
    keepAccessKey(phone.kept, [user])
    expect(phone.kept.read('accessKey')).toBeUndefined()
  })
})
