import { actsOf, isOver } from '../../../server/modules/mutual/rules/acts'
import type { Part } from '../../../server/modules/mutual/rules/part'
import { isOneOfTwo, rolesOf } from '../../../server/modules/mutual/rules/part'
import { turnOf } from '../../../server/modules/mutual/rules/turn'

const [author, helper, stranger] = [1, 2, 3]
const due = 1_000

/** A need that is open: its author also asks. */
const need = {
  user_id: author,
  asker_user_id: author,
  helper_user_id: null,
  chosen_id: null,
  state: 'open',
  finished_at: null,
  due_at: due,
  pin_until: null,
  thanks: 10,
} as const
const matched = { ...need, helper_user_id: helper, chosen_id: 7, state: 'matched' } as const
const finished = { ...matched, finished_at: 500 }

const part = (userId: number, more: Partial<Part> = {}): Part => ({
  userId,
  reply: undefined,
  isResident: true,
  isBlockFree: true,
  isEnabled: true,
  isMayor: false,
  isOperator: false,
  ...more,
})
const chosen = { reply_id: 7, state: 'chosen' } as const
const waiting = { reply_id: 8, state: 'open' } as const

describe('what somebody has to do with a post', () => {
  const roles = (post: Parameters<typeof rolesOf>[0], who: Part) => [...rolesOf(post, who)].sort()
  const allOf = { isMayor: true, isOperator: true }

  it('is nothing for a guest, whatever else is said of them', () => {
    expect(roles(need, part(0, allOf))).toEqual([])
    expect(roles({ ...matched, helper_user_id: 0 }, part(0, allOf))).toEqual([])
  })

  it('is that of a resident as long as nobody else', () => {
    expect(roles(need, part(stranger))).toEqual(['resident'])
    expect(roles(need, part(stranger, { isResident: false }))).toEqual([])
    expect(roles(need, part(author))).toEqual(['author'])
    expect(roles(need, part(stranger, { reply: waiting }))).toEqual(['replier'])
    expect(roles(need, part(stranger, { reply: { reply_id: 8, state: 'withdrawn' } }))).toEqual([])
  })

  it('is that of the two once they have matched, and not before', () => {
    expect(roles(matched, part(author))).toEqual(['asker', 'author'])
    expect(roles(matched, part(helper, { reply: chosen }))).toEqual(['chosen', 'helper'])
    expect(roles(matched, part(stranger, { reply: waiting }))).toEqual(['replier'])
    expect(roles({ ...matched, state: 'done' }, part(author))).toEqual(['author'])
    expect(roles({ ...matched, state: 'done' }, part(helper, { reply: chosen }))).toEqual([])
  })

  it('is that of the mayor and of operators beside it; no operator of an own matter', () => {
    expect(roles(need, part(stranger, allOf))).toEqual(['mayor', 'operator', 'resident'])
    expect(roles(need, part(stranger, { isMayor: true }))).toEqual(['mayor', 'resident'])
    expect(roles(need, part(author, allOf))).toEqual(['author', 'mayor'])
    expect(roles(matched, part(helper, { ...allOf, reply: chosen }))).toEqual(['chosen', 'helper', 'mayor'])
    expect(roles(need, part(stranger, { ...allOf, reply: waiting }))).toEqual(['mayor', 'operator', 'replier'])
  })
})

describe('the two who read the private words', () => {
  it('are the author, and the chosen one as long as chosen', () => {
    expect(isOneOfTwo(matched, part(author))).toBe(true)
    expect(isOneOfTwo(need, part(author))).toBe(true)
    expect(isOneOfTwo(matched, part(helper, { reply: chosen }))).toBe(true)
    expect(isOneOfTwo({ ...matched, chosen_id: 8 }, part(helper, { reply: chosen }))).toBe(false)
    expect(isOneOfTwo(need, part(helper, { reply: waiting }))).toBe(false)
  })

  it('are nobody else, and no guest', () => {
    expect(isOneOfTwo(matched, part(stranger))).toBe(false)
    expect(isOneOfTwo(need, part(stranger))).toBe(false)
    expect(isOneOfTwo({ ...matched, user_id: 0 }, part(0, { reply: chosen }))).toBe(false)
  })
})

describe('what somebody may do with a post', () => {
  const acts = (post: Parameters<typeof actsOf>[0], who: Part, now = due - 1) => actsOf(post, 1, who, now)
  const frozen = { isBlockFree: false }

  it('is over at its time, to the moment, and not without one', () => {
    expect([due - 1, due, due + 1].map((now) => isOver({ due_at: due }, now))).toEqual([false, true, true])
    expect(isOver({ due_at: null }, due)).toBe(false)
  })

  it('is of the author to choose, to change and to close it; without a free block only to close it', () => {
    expect(acts(need, part(author))).toEqual(['edit', 'choose', 'close'])
    expect(acts(need, part(author, frozen))).toEqual(['close'])
    expect(actsOf(need, 0, part(author), due - 1)).toEqual(['edit', 'close'])
  })

  it('is nothing that begins something where mutual aid is closed; what was begun ends', () => {
    const off = { isEnabled: false }
    expect(acts(need, part(stranger, off))).toEqual([])
    expect(acts(need, part(author, off))).toEqual(['close'])
    expect(acts(need, part(stranger, { ...off, isMayor: true, isResident: false }))).toEqual([])
    expect(acts(finished, part(author, off))).toEqual(['thank', 'notHelped'])
    expect(acts(matched, part(helper, { ...off, reply: chosen }))).toEqual(['finish', 'stepBack'])
  })

  it('is nothing from its time on, but for operators', () => {
    expect(acts(need, part(author), due)).toEqual([])
    expect(acts(need, part(stranger, { isOperator: true }), due)).toEqual(['remove'])
    expect(acts(need, part(stranger, { isOperator: true }))).toEqual(['join', 'remove'])
    expect(acts({ ...need, state: 'removed', due_at: null }, part(stranger, { isOperator: true }))).toEqual([])
  })

  it('is of others to reply, once, and to take that back', () => {
    expect(acts(need, part(stranger, frozen))).toEqual(['join'])
    expect(acts(need, part(stranger, { reply: waiting }))).toEqual(['withdraw'])
    expect(acts(matched, part(stranger))).toEqual([])
    expect(acts(matched, part(stranger, { reply: waiting }))).toEqual(['withdraw'])
  })

  it('is, between the two, to finish and to step back, until it is done', () => {
    expect(acts(matched, part(helper, { reply: chosen }))).toEqual(['finish', 'stepBack'])
    expect(acts(finished, part(helper, { reply: chosen }))).toEqual([])
  })

  it('is of the asker to close it before, and to say it was no help after it is done; thanks are always right', () => {
    expect(acts(matched, part(author))).toEqual(['thank', 'close'])
    expect(acts(finished, part(author))).toEqual(['thank', 'notHelped'])
  })

  it('is of the mayor to pin it, and while the pin holds to take it off', () => {
    const pinned = (until: number | null, now: number) =>
      acts({ ...need, pin_until: until }, part(stranger, { isMayor: true, isResident: false }), now)
    expect([pinned(null, 500), pinned(501, 500), pinned(500, 500), pinned(499, 500)]).toEqual([
      ['pin'],
      ['unpin'],
      ['pin'],
      ['pin'],
    ])
  })
})

describe('what a post waits for', () => {
  it('is nothing without a time, nor open without a reply', () => {
    expect(turnOf({ ...need, due_at: null }, 1, author)).toBeNull()
    expect(turnOf({ ...finished, due_at: null }, 1, author)).toBeNull()
    expect(turnOf(need, 0, author)).toBeNull()
  })

  it('is that its author chooses among those who replied', () => {
    const told = { what: '选人', isMine: true, until: due, otherwise: '到期关闭' }
    expect(turnOf(need, 1, author)).toEqual(told)
    expect(turnOf(need, 1, helper)).toEqual({ ...told, isMine: false })
  })

  it('is that the helper helps', () => {
    const told = { what: '帮忙', isMine: true, until: due, otherwise: '到期关闭' }
    expect(turnOf(matched, 0, helper)).toEqual(told)
    expect(turnOf(matched, 1, author)).toEqual({ ...told, isMine: false })
  })

  it('is that the asker thanks', () => {
    const told = { what: '道谢', isMine: true, until: due, otherwise: '自动道谢' }
    expect(turnOf(finished, 0, author)).toEqual(told)
    expect(turnOf(finished, 1, helper)).toEqual({ ...told, isMine: false })
  })
})
