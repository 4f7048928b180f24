import fc from 'fast-check'
import { createCommands, forgetWishes, pendingLifetimeMs, sendCommand, wishName } from '@/lib/api/command'
import { err, ok } from '@contract/result'

function setUp(startMs = 0) {
  let text: string | undefined
  let made = 0
  let nowMs = startMs
  const commands = createCommands({
    read: () => text,
    write: (next) => (text = next),
    randomText: (length) => String(++made).padStart(length, '0'),
    now: () => nowMs,
  })
  return {
    commands,
    stored: () => text ?? '',
    pass: (ms: number) => (nowMs += ms),
    break: (bad: string) => (text = bad),
  }
}

describe('a command', () => {
  it('is stored before it is sent', async () => {
    const { commands, stored } = setUp()
    await sendCommand(commands, ['turn', 100], (clientNo) => {
      expect(stored()).toContain(clientNo)
      return Promise.resolve(ok('done'))
    })
    expect(commands.pendingNumber('turn:100')).toBeNull()
  })

  it('keeps its number when the answer was lost, so that a repeat is the same command', async () => {
    const { commands } = setUp()
    const numbers: string[] = []
    const lose = (clientNo: string) => {
      numbers.push(clientNo)
      return Promise.resolve(err({ kind: 'timeout' } as const))
    }
    await sendCommand(commands, ['turn', 100], lose)
    await sendCommand(commands, ['turn', 100], lose)
    expect(numbers[0]).toHaveLength(32)
    expect(numbers[1]).toBe(numbers[0])
  })

  it('has another number than another wish, and than the same wish after an answer', async () => {
    const { commands } = setUp()
    const seen: string[] = []
    const note = (clientNo: string) => {
      seen.push(clientNo)
      return Promise.resolve(ok(null))
    }
    await sendCommand(commands, ['turn', 100], note)
    await sendCommand(commands, ['turn', 100], note)
    await sendCommand(commands, ['turn', 200], note)
    expect(new Set(seen).size).toBe(3)
  })

  it.each(['BUSY', 'SIGN'] as const)('keeps its number when %s does not know what became of it', async (reason) => {
    const { commands } = setUp()
    const unsure = { kind: 'refused', reason, msg: '', data: { reason, isUnknown: true } } as const
    await sendCommand(commands, ['turn', 100], () => Promise.resolve(err(unsure)))
    expect(commands.pendingNumber('turn:100')).not.toBeNull()
    const sure = { kind: 'refused', reason, msg: '', data: { reason } } as const
    await sendCommand(commands, ['turn', 100], () => Promise.resolve(err(sure)))
    expect(commands.pendingNumber('turn:100')).toBeNull()
  })

  it('is settled by a refusal', async () => {
    const { commands } = setUp()
    const refused = { kind: 'refused', reason: 'NOT_ENOUGH', msg: '', data: {} } as const
    await sendCommand(commands, ['turn', 100], () => Promise.resolve(err(refused)))
    expect(commands.pendingNumber('turn:100')).toBeNull()
  })

  it('takes the place of unanswered ones of its family, which are not repeated any more', async () => {
    const { commands } = setUp()
    const [yes, other] = [commands.numberFor('cast:7:0'), commands.numberFor('cast:8:0')]
    const no = commands.numberFor('cast:7:1')
    const lose = () => Promise.resolve(err({ kind: 'timeout' } as const))
    await sendCommand(commands, ['cast', 7, 1], lose, ['cast', 7])
    expect([commands.pendingNumber('cast:7:1'), commands.pendingNumber('cast:8:0')]).toEqual([no, other])
    expect(commands.numberFor('cast:7:0')).not.toBe(yes)
  })

  it('is forgotten with its family, and with no other that begins alike', () => {
    const { commands } = setUp()
    const kept = ['cast:70:0', 'cast:8:0'].map((name) => commands.numberFor(name))
    commands.numberFor('cast:7:0')
    forgetWishes(commands, ['cast', 7])
    expect(commands.pendingNumber('cast:7:0')).toBeNull()
    expect(['cast:70:0', 'cast:8:0'].map((name) => commands.pendingNumber(name))).toEqual(kept)
  })

  it('is told from others by everything that is said of it, whatever the words are', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('a:b', '1', 'null'), fc.integer(), fc.boolean())
    const said = fc.array(fc.oneof(part, fc.record({ text: fc.string(), ver: fc.nat() })), { maxLength: 4 })
    fc.assert(
      fc.property(said, said, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(wishName(['say', ...one]) === wishName(['say', ...other])).toBe(isSame)
      }),
    )
    expect(wishName(['say', 'a:b', 'c'])).not.toBe(wishName(['say', 'a', 'b:c']))
    expect(wishName(['turn', 30_000])).toBe('turn:30000')
  })

  it('is forgotten after a day', () => {
    const { commands, pass } = setUp()
    const first = commands.numberFor('turn:100')
    pass(pendingLifetimeMs)
    expect(commands.numberFor('turn:100')).not.toBe(first)
  })

  it('survives a storage with nonsense in it', () => {
    const { commands, break: spoil } = setUp()
    spoil('{"turn:100":7')
    expect(commands.pendingNumber('turn:100')).toBeNull()
    expect(commands.numberFor('turn:100')).toHaveLength(32)
  })
})
