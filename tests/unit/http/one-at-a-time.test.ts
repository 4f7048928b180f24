import { atom, createStore } from 'jotai'
import { oneAtATime } from '@/lib/api/one-at-a-time'

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
