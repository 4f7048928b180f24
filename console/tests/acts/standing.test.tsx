import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { Acts } from '../../src/kit/act/acts'
import { Standing } from '../../src/kit/act/standing'
import { show } from '../support/show'

/** A list beside the form, which is read anew after each act and takes its time. */
function SlowList({ read }: { readonly read: () => Promise<number> }) {
  useQuery({ queryKey: ['slow'], queryFn: read })
  return null
}

/** Answers at once the first time, and then when it is let. */
function slowly() {
  const waiting: (() => void)[] = []
  let reads = 0
  return {
    read: () => {
      reads += 1
      return reads === 1 ? Promise.resolve(1) : new Promise<number>((done) => waiting.push(() => done(reads)))
    },
    let: () => act(() => waiting.forEach((done) => done())),
  }
}

const part = (read: () => Promise<number>) => (
  <Standing>
    <SlowList read={read} />
    <Acts
      path='/admin/election/announce'
      label='说明'
      ways={[{ key: 'announce', label: '宣布', isReasonFree: true }]}
      wish={() => ({ areaId: 3253 })}
    />
  </Standing>
)

const typed = () => document.querySelector('textarea')?.value

it('the form of an act begins anew when it was done, not when all lists were read again: what is typed meanwhile stays', async () => {
  const list = slowly()
  const answers = { '/admin/election/announce': { electionId: 5 } as never }
  const shown = await show(part(list.read), { roles: ['operator'], answers })
  await shown.type('说明', '第一次')
  await shown.press('宣布')
  expect(typed()).toBe('')
  await shown.type('说明', '接着写的')
  await shown.press('宣布')
  expect(shown.sentTo('/admin/election/announce')).toHaveLength(1)
  list.let()
  await shown.settle()
  expect(typed()).toBe('接着写的')
  await shown.press('宣布')
  expect(shown.sentTo('/admin/election/announce')).toHaveLength(2)
})

it('a refused act keeps what was typed, and its button rests until the lists were read again', async () => {
  const list = slowly()
  const refusals = { '/admin/election/announce': { msg: '本城已有一次选举未结束', data: { reason: 'CLOSED' } } }
  const shown = await show(part(list.read), { roles: ['operator'], refusals })
  await shown.type('说明', '第一次')
  await shown.press('宣布')
  await shown.press('宣布')
  expect([typed(), shown.sentTo('/admin/election/announce').length]).toEqual(['第一次', 1])
  list.let()
  await shown.settle()
  await shown.press('宣布')
  expect([typed(), shown.sentTo('/admin/election/announce').length]).toEqual(['第一次', 2])
})
