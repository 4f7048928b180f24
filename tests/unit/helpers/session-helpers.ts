import * as fc from 'fast-check'
import { accessKeyOf } from '@/lib/session/access-key'
import * as keeper from '@/lib/session/keeper'
import { readList } from '@/lib/session/kept-list'
import { encryptPassword } from '@/lib/session/login/password'
import {
  accountsHere,
  guestSession,
  nextSession,
  type LoginUser,
  type Session,
  type SessionEvent,
} from '@/lib/session/session'
import { meets, odd, oddText, type Meeting, same, distinct } from './odd'

// Who uses the device, whatever was kept on it and whatever the server says late.

const people: fc.Arbitrary<Omit<LoginUser, 'token'>> = fc.record({
  userId: fc.integer({ min: 1, max: 3 }),
  loginUserId: fc.constant(1),
  blockNo: fc.nat(2),
  blockAreaId: fc.nat(2),
  areaName: oddText,
  nickName: oddText,
  avatar: oddText,
})
/** No two accounts have the same token. */
const tokenOf = ({ userId, blockNo }: Omit<LoginUser, 'token'>, no: number) => `t${userId}${blockNo}${no}`
const users = fc.tuple(people, fc.nat(1)).map(([person, no]): LoginUser => ({ ...person, token: tokenOf(person, no) }))
const token = fc.oneof(
  fc.constantFrom('', 'other'),
  users.map((user) => user.token),
)
const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('loggedIn' as const), user: users }),
  fc.constant({ kind: 'loggedOut' as const }),
  fc.record({ kind: fc.constantFrom('expired', 'accountEnded'), token } as const),
  // A token that is renewed is no other account's either.
  fc.record({ token, isAdmin: fc.boolean(), isRenewed: fc.boolean() }).map(({ isRenewed, ...checked }) => ({
    kind: 'checked' as const,
    ...checked,
    renewed: isRenewed ? `${checked.token}n` : null,
  })),
  fc.record({ kind: fc.constant('offered' as const), token, isOffered: fc.boolean() }),
  fc.record({ kind: fc.constant('areaChosen' as const), areaId: fc.nat(2), areaName: oddText }),
  fc.record({
    kind: fc.constantFrom('accountChosen', 'accountForgotten'),
    userId: fc.nat(3),
    blockNo: fc.nat(2),
  } as const),
  fc.record({ kind: fc.constant('profileChanged' as const), token, nickName: oddText, avatar: oddText }),
)
const sessions = fc.array(events).map((all) => all.reduce<Session>(nextSession, guestSession))
const keyOf = ({ userId, blockNo }: LoginUser) => `${userId} ${blockNo}`

/** No account twice, and who is signed in is one of them, with the same token. */
const isSound = ({ user, accounts, isAdmin }: Session) =>
  distinct(accounts.map(keyOf)) &&
  (user === null ? !isAdmin : accounts.some((one) => keyOf(one) === keyOf(user) && one.token === user.token))

/** A device's drawer with anything in it. */
const drawer = fc.dictionary(
  fc.constantFrom('userId', 'token', 'blockNo', 'areaId', 'areaName', 'loginUser', 'isAdmin', 'accessKey'),
  fc.oneof(odd, users, fc.array(fc.oneof(users, odd)), fc.integer({ min: 1, max: 3 }), token),
)
function drawerOf(content: Record<string, unknown>): keeper.KeptValues {
  const kept = new Map(Object.entries(content))
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const sessionHelpers: Readonly<Record<string, Meeting>> = {
  readList: meets(
    (text, words) =>
      readList(text, isWord).every(isWord) &&
      readList(JSON.stringify(words), isWord).join() === words.filter(isWord).join(),
    oddText,
    fc.array(oddText),
  ),
  nextSession: meets((before, event) => isSound(nextSession(before, event)), sessions, events),
  accountsHere: meets((of) => accountsHere(of).every(({ blockAreaId }) => blockAreaId === of.areaId), sessions),
  readSession: meets((content) => {
    const { user, areaId, areaName, lastBlockNo, accounts } = keeper.readSession(drawerOf(content))
    const isUser = user === null || accounts.includes(user)
    return isUser && Number.isSafeInteger(areaId) && typeof areaName === 'string' && typeof lastBlockNo === 'number'
  }, drawer),
  keepSession: meets((all) => {
    const kept = drawerOf({})
    const last = all.reduce<Session>((before, event) => {
      const after = nextSession(before, event)
      keeper.keepSession(kept, before, after, 0)
      return after
    }, guestSession)
    const { user, areaId, accounts } = keeper.readSession(kept)
    return same([user, areaId, accounts], [last.user, last.areaId, last.accounts])
  }, fc.array(events)),
  keepAccessKey: meets(
    (content, accounts) => {
      const kept = drawerOf(content)
      keeper.keepAccessKey(kept, accounts)
      return Object.is(kept.read('accessKey'), content['accessKey'])
    },
    drawer,
    fc.array(users),
  ),
  accessKeyOf: meets((content) => {
    const ask = accessKeyOf(drawerOf(content), (length) => 'k'.repeat(length))
    const key = ask()
    return key !== '' && typeof key === 'string' && ask() === key
  }, drawer),
  encryptPassword: meets((typed) => {
    const sent = encryptPassword(typed, (text) => `+${text}`)
    return sent !== null && !/[\s+]/.test(sent) && encryptPassword(typed, () => null) === null
  }, oddText),
}
