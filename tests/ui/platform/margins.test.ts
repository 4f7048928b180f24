import { createStore } from 'jotai'
import { followMargins } from '@/boot/margins'
import { restoreSessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { followDesktopZoom } from '@/platform/desktop-zoom/desktop-zoom'
import { resident } from '../../support/app/trade-store'

const paths = () => [...document.querySelectorAll('#margins path')].map((path) => path.getAttribute('d') ?? '')

it('a wide window has the map of the chosen area beside the column, with the own lot filled', () => {
  const store = createStore()
  store.set(restoreSessionAtom, { ...guestSession, user: resident(128), areaId: 3253, areaName: '测试城' })
  const stop = followMargins(store)
  const [lines = '', mine = ''] = paths()
  expect(lines.split('z').length).toBeGreaterThan(100)
  expect(mine.split('z')).toHaveLength(2)
  expect(document.getElementById('margins')?.getAttribute('aria-hidden')).toBe('true')
  store.set(sessionEventAtom, { kind: 'areaChosen', areaId: 9, areaName: '九号城' })
  expect(paths()[0]).not.toBe(lines)
  expect(paths()[1]).toBe('')
  expect(document.querySelectorAll('#margins')).toHaveLength(1)
  stop()
})

it.each([
  [375, 0],
  [1023, 0],
  [1024, 1],
])('a window %i wide asks for it %i times', (width, times) => {
  window.innerWidth = width
  const asked = jest.fn()
  followDesktopZoom(asked)()
  expect(asked).toHaveBeenCalledTimes(times)
})
