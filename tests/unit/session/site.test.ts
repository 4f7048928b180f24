import { createStore } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { apiAtom } from '@/lib/api/api'
import { cityOfThingAtom, isAreaKnownAtom, sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import { givenApi } from '../../support/app/given-api'
import { site } from '../../ui/session/site'

const names: Readonly<Record<number, string>> = { 9: '九号城' }

/** A device on which no city was chosen; the server's own one is that of the test. */
function device() {
  const { api, asked } = givenApi({
    '/index/config': (input): ApiOutput<'/index/config'> => {
      const areaId = Number(input.areaId ?? site.areaId)
      return { ...site, areaId, areaName: names[areaId] ?? site.areaName }
    },
  })
  const store = createStore()
  store.set(apiAtom, api)
  return { store, asked }
}

it('a device without a city takes the one that the server names', async () => {
  const { store, asked } = device()
  expect(store.get(isAreaKnownAtom)).toBe(false)
  await store.set(loadSiteAtom)
  expect(asked.map(({ input }) => input)).toEqual([{}])
  expect(store.get(sessionAtom)).toMatchObject({ areaId: site.areaId, areaName: site.areaName })
  expect(store.get(isAreaKnownAtom)).toBe(true)
})

it('one that comes by a link to a thing stays in the city of that thing', async () => {
  const { store, asked } = device()
  store.set(cityOfThingAtom, 9)
  expect(store.get(isAreaKnownAtom)).toBe(false)
  await store.set(loadSiteAtom)
  expect(asked.map(({ input }) => input)).toEqual([{ areaId: 9 }])
  expect(store.get(sessionAtom)).toMatchObject({ areaId: 9, areaName: '九号城' })
})

it('who signs in before a city was named stays in their own', async () => {
  const { store } = device()
  const user = { userId: 1, loginUserId: 1, token: 't', blockNo: 128, nickName: '', avatar: '' }
  store.set(sessionEventAtom, { kind: 'loggedIn', user: { ...user, blockAreaId: 9, areaName: '九号城' } })
  await store.set(loadSiteAtom)
  expect(store.get(sessionAtom)).toMatchObject({ areaId: 9, areaName: '九号城' })
})
