import { atom, createStore } from 'jotai'
import { oneAtATime, underWay } from '@/lib/api/one-at-a-time'

it('does nothing while it goes on, and begins again once it ended', async () => {
  const one = oneAtATime()
  const begun: string[] = []
  let end: (answer: string) => void = () => undefined
  const doAtom = atom(null, (get, set, name: string) =>
    one.run(get, set, () => {
      begun.push(name)
      return new Promise<string>((resolve) => {
        end = resolve
      })
    }),
  )
  const store = createStore()
  const first = store.set(doAtom, 'first')
  expect([await store.set(doAtom, 'second tap'), store.get(one.isOnAtom)]).toEqual([undefined, true])
  end('done')
  expect([await first, store.get(one.isOnAtom)]).toEqual(['done', false])
  void store.set(doAtom, 'third')
  expect(begun).toEqual(['first', 'third'])
})

it('begins again after work that broke', async () => {
  const [one, some] = [oneAtATime(), underWay()]
  const broken = () => Promise.reject(new Error('broken'))
  const oneAtom = atom(null, (get, set) => one.run(get, set, broken))
  const someAtom = atom(null, (_get, set) => some.run(set, broken))
  const store = createStore()
  await expect(store.set(oneAtom)).rejects.toThrow('broken')
  await expect(store.set(someAtom)).rejects.toThrow('broken')
  expect([store.get(one.isOnAtom), store.get(some.isOnAtom)]).toEqual([false, false])
})

it('says which of several goes on', async () => {
  const one = oneAtATime<'close' | 'renew'>()
  let end = (): void => undefined
  const doAtom = atom(null, (get, set, which: 'close' | 'renew') =>
    one.run(get, set, () => new Promise<void>((resolve) => (end = resolve)), which),
  )
  const store = createStore()
  const first = store.set(doAtom, 'close')
  void store.set(doAtom, 'renew')
  expect(store.get(one.whichAtom)).toBe('close')
  end()
  await first
  expect(store.get(one.whichAtom)).toBeUndefined()
})

it('what is under way may be sent again, and goes on until the last of it is answered', async () => {
  const all = underWay()
  const ends: (() => void)[] = []
  const sendAtom = atom(null, (_get, set) =>
    all.run(set, () => new Promise<string>((resolve) => ends.push(() => resolve('answered')))),
  )
  const store = createStore()
  const sent = [store.set(sendAtom), store.set(sendAtom)]
  expect([ends.length, store.get(all.isOnAtom)]).toEqual([2, true])
  ends[0]?.()
  expect([await sent[0], store.get(all.isOnAtom)]).toEqual(['answered', true])
  ends[1]?.()
  expect([await sent[1], store.get(all.isOnAtom)]).toEqual(['answered', false])
})
