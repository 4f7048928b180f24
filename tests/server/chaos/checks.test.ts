import { commandFaults } from '../../chaos/checks/commands'
import { commandDoubts, doubtFaults, longest, paymentDoubts } from '../../chaos/checks/doubts'
import { expectedMovements, movementFaults } from '../../chaos/checks/movements'
import { addressFaults, ballotFaults, partFaults, restFaults } from '../../chaos/checks/rest'
import type { Evidence, KeptCommand } from '../../chaos/evidence'
import type { Deed } from '../../chaos/journal'
import { Outages } from '../../chaos/outages'

const payment = { type: 'order_pay', about: 'D261123-0001', amount: 3_400 }
const collected = { outTradeNo: 'P261123-0001-1', amount: 2_000, paidAt: 10_000, creditedAt: 12_000 }

const deed = (more: Partial<Deed> = {}): Deed => ({
  userId: 7,
  call: '/bctWithdraw/add',
  wish: '1:withdraw',
  startedAt: 0,
  clientNo: 'number-1',
  tries: 1,
  sentAt: 0,
  doubtSince: undefined,
  endedAt: 500,
  outcome: 'done',
  reason: '',
  movements: [payment],
  ...more,
})
const kept: KeptCommand = { userId: 7, clientNo: 'number-1', call: '/bctWithdraw/add', at: 100 }

const calm: Evidence = {
  movements: [payment, { type: 'recharge', about: collected.outTradeNo, amount: 2_000 }],
  commands: [kept],
  collected: [collected],
  parts: [{ outTradeNo: 'P1-1', payNo: 'P1', balance: 100, isOpen: false, frozen: 1, back: 1 }],
  strayHolds: [],
  paying: [],
  ballots: new Map([['a1', '0']]),
  sentTo: new Map([[500, '海德路 1 号']]),
  books: { entries: 4, differences: [] },
  reconciliation: { payments: 1, differences: [] },
}

describe('the check of movements', () => {
  const expected = expectedMovements([deed()], [collected])

  it('passes when the books show what was acknowledged and collected, once each', () => {
    expect(movementFaults(expected, calm.movements)).toEqual([])
  })

  it.each([
    ['an acknowledged movement is missing', calm.movements.slice(1), 'acknowledged 1 times, in the books 0 times'],
    ['a movement was booked twice', [...calm.movements, payment], 'acknowledged 1 times, in the books 2 times'],
    [
      'a movement was never acknowledged',
      [...calm.movements, { ...payment, about: 'D261123-0009' }],
      'acknowledged 0 times, in the books 1 times',
    ],
    [
      'another amount was booked',
      [{ ...payment, amount: 3_401 }, ...calm.movements.slice(1)],
      'order_pay of 3400 for D261123-0001: acknowledged 1 times, in the books 0 times',
    ],
    ['money of the gateway is missing', calm.movements.slice(0, 1), 'recharge of 2000'],
  ])('fails when %s', (_what, booked, words) => {
    expect(movementFaults(expected, booked).join('\n')).toContain(words)
  })
})

describe('the check of commands', () => {
  it('passes when what was acknowledged was carried out', () => {
    expect(commandFaults([deed()], [kept])).toEqual([])
  })

  it('fails when an acknowledged command left nothing', () => {
    expect(commandFaults([deed()], [])).toHaveLength(1)
  })

  it.each(['refused', 'open'] as const)('fails when the app was told %s and the command was carried out', (outcome) => {
    expect(commandFaults([deed({ outcome, reason: 'BUSY' })], [kept])[0]).toContain(`the app was told ${outcome}`)
  })

  it('fails when nobody sent what was carried out', () => {
    expect(commandFaults([], [kept])[0]).toContain('nobody sent it')
  })
})

describe('the check of doubts', () => {
  let now = 0
  const outages = new Outages(() => now)
  beforeAll(async () => {
    now = 10_000
    await outages.during(async () => {
      now = 60_000
    })
  })

  it('counts only the time in which there was service', () => {
    const [doubt] = commandDoubts([deed({ doubtSince: 5_000, endedAt: 65_000 })], outages, now)
    expect(doubt).toMatchObject({ servedMs: 10_000, wallMs: 60_000 })
    expect(commandDoubts([deed()], outages, now)).toEqual([])
  })

  it('fails for a command that stays in doubt for more than a minute of service', () => {
    const slow = deed({ doubtSince: 5_000, endedAt: 116_000 })
    const doubts = commandDoubts([slow], outages, now)
    expect(doubtFaults([slow], doubts)).toEqual(['/bctWithdraw/add (1:withdraw): in doubt for 61 s'])
    expect(longest(doubts).servedMs).toBe(61_000)
  })

  it('fails for a command that never ended', () => {
    const open = deed({ doubtSince: 61_000, endedAt: undefined, outcome: 'open' })
    expect(doubtFaults([open], commandDoubts([open], outages, 62_000))).toEqual([
      '/bctWithdraw/add (1:withdraw): still in doubt',
    ])
  })

  it('fails for a payment that is credited too late, or never', () => {
    const offsetMs = 1_000_000
    const at = { ...collected, paidAt: offsetMs + 70_000 }
    const late = paymentDoubts([{ ...at, creditedAt: offsetMs + 131_000 }], outages, offsetMs, 300_000)
    const never = paymentDoubts([{ ...at, creditedAt: undefined }], outages, offsetMs, 300_000)
    expect(doubtFaults([], late)).toHaveLength(1)
    expect(doubtFaults([], never)).toHaveLength(1)
  })
})

describe('the check of parts', () => {
  const mixed = new Set(['P1'])
  const [part] = calm.parts

  it('passes for a part that was frozen once and given back once', () => {
    expect(partFaults(calm.parts, mixed)).toEqual([])
  })

  it.each([
    ['frozen twice', { frozen: 2 }],
    ['never frozen', { frozen: 0 }],
    ['given back twice', { back: 2 }],
    ['kept after its end', { back: 0 }],
    ['given back before its end', { isOpen: true }],
    ['of a payment that nobody wished so', { payNo: 'P2' }],
  ])('fails for one that was %s', (_what, wrong) => {
    expect(partFaults(part ? [{ ...part, ...wrong }] : [], mixed)).toHaveLength(1)
  })
})

describe('the check of the rest', () => {
  it('passes when everything agrees', () => {
    expect(restFaults(calm)).toEqual([])
  })

  it.each([
    ['the books differ', { books: { entries: 4, differences: ['the hash chain is broken'] } }],
    ['the gateway differs', { reconciliation: { payments: 1, differences: ['P1-1: not credited'] } }],
    ['a hold has no cause', { strayHolds: ['order hold of 100 of user 7'] }],
    ['a pay order still says paying', { paying: ['P261123-0001'] }],
    ['a collected payment is not credited', { collected: [{ ...collected, creditedAt: undefined }] }],
  ])('fails when %s', (_what, wrong) => {
    expect(restFaults({ ...calm, ...wrong })).toHaveLength(1)
  })
})

describe('the check of ballots', () => {
  it('passes when each stands as it was acknowledged last', () => {
    expect(ballotFaults(new Map([['a1', '0']]), calm.ballots)).toEqual([])
  })

  it.each([
    ['another choice is kept', new Map([['a1', '1']]), 'told 1, kept 0'],
    ['nobody was told of one', new Map<string, string>(), 'told nothing, kept 0'],
    ['an acknowledged one is gone', new Map([...calm.ballots, ['b2', '1']]), 'told 1, kept nothing'],
  ])('fails when %s', (_what, told, words) => {
    expect(ballotFaults(told, calm.ballots).join()).toContain(words)
  })
})

describe('the check of addresses', () => {
  it('passes when each order goes where its buyer was told', () => {
    expect(addressFaults(calm.sentTo, calm.sentTo)).toEqual([])
  })

  it.each([
    ['it goes elsewhere', new Map([[500, '海德路 2 号']]), 'told 海德路 2 号, goes to 海德路 1 号'],
    ['nobody was told of one', new Map<number, string>(), 'told nothing, goes to 海德路 1 号'],
    ['an acknowledged one is gone', new Map([...calm.sentTo, [501, '别处']]), 'told 别处, goes to nowhere'],
  ])('fails when %s', (_what, told, words) => {
    expect(addressFaults(told, calm.sentTo).join()).toContain(words)
  })
})
