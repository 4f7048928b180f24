import { Turns } from '../../../server/turns/turns'

const room = { together: 2, waiting: 6, waitingEach: 4 }

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

/** Tasks that end when they are told, and what has begun. */
function tasks(turns: Turns) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (asker: string) =>
    turns.run(asker, () => {
      begun.push(asker)
      return new Promise<string>((resolve) => ends.push(() => resolve('done')))
    })
  const endOne = async () => {
    ends.shift()?.()
    await aMoment()
  }
  return { begun, ask, endOne }
}

describe('turns', () => {
  it('lets two run, some wait, and turns the rest away', async () => {
    const turns = new Turns({ together: 2, waiting: 3, waitingEach: 9 })
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      return 'done'
    }
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => turns.run('a', task)))
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3)
    expect(most).toBe(2)
    expect(await turns.run('a', task)).toBe('done')
  })

  it('go on after a task that failed', async () => {
    const turns = new Turns({ together: 1, waiting: 1, waitingEach: 1 })
    await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.run('a', async () => 1)).toBe(1)
  })

  it('go round the askers, so that a flood keeps only itself waiting', async () => {
    const { begun, ask, endOne } = tasks(new Turns(room))
    const flood = Array.from({ length: 12 }, () => ask('flood'))
    const resident = ask('resident')
    await aMoment()
    expect(begun).toEqual(['flood', 'flood'])
    await endOne()
    await endOne()
    expect(begun).toEqual(['flood', 'flood', 'flood', 'resident'])
    while (begun.length < 7) await endOne()
    for (let i = 0; i < 3; i++) await endOne()
    expect(await resident).toBe('done')
    expect((await Promise.all(flood)).filter((outcome) => outcome === 'full')).toHaveLength(6)
  })

  it('take a place from who waits with most when all are taken', async () => {
    const { begun, ask, endOne } = tasks(new Turns(room))
    const asked = ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b'].map(ask)
    await aMoment()
    expect(begun).toEqual(['a', 'a'])
    const resident = ask('resident')
    const another = ask('b')
    for (let i = 0; i < 10; i++) await endOne()
    expect(await resident).toBe('done')
    expect(await another).toBe('full')
    expect((await Promise.all(asked)).filter((outcome) => outcome === 'full')).toHaveLength(1)
  })
})
