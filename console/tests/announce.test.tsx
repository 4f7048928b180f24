import { Announce } from '../src/pages/elections/announce'
import { show } from './support/show'

const area = { areaId: 3, name: '九号城' }
const answers = {
  '/admin/letter/count': { people: 118, ways: { app: 118 }, most: 500 },
  '/admin/election/announce': { no: 'M2601' },
} as never

it('an election is announced after it was said how many people will be told', async () => {
  const shown = await show(<Announce area={area} />, { roles: ['operator'], answers })
  await shown.press('宣布选举')
  expect(shown.text()).toContain('118人会收到通知')
  expect(shown.sentTo('/admin/election/announce')).toEqual([])
  await shown.press('宣布选举')
  expect(shown.sentTo('/admin/election/announce')).toMatchObject([{ areaId: 3 }])
})

it('is not announced before that number is known', async () => {
  const shown = await show(<Announce area={area} />, { roles: ['operator'] })
  expect(shown.isOff('宣布选举')).toBe(true)
})
