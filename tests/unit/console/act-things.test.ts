import * as fc from 'fast-check'
import { actThings, namedBy } from '@contract/console/act-things'
import { odd } from '../helpers/odd'

it('an act names its thing by a number or by words, as the kinds that the audit keeps', () => {
  expect(namedBy('/admin/withdraw/reject', { id: 7, ver: 1 })).toEqual({ by: 'id', kinds: ['withdraw'], value: 7 })
  expect(namedBy('/admin/pay/refund', { outTradeNo: 'A1' })).toEqual({ by: 'outTradeNo', kinds: ['pay'], value: 'A1' })
  expect(namedBy('/admin/report/decide', { refType: 'mutual', refId: 9 })).toMatchObject({
    kinds: ['mutual'],
    value: 9,
  })
})

it('an act about one of several parts of a city says which', () => {
  expect(namedBy('/admin/shop/level', { areaId: 3, level: 'street', ver: 1 })).toEqual({
    by: 'areaId',
    kinds: ['area'],
    value: 3,
    part: { by: 'level', value: 'street' },
  })
  expect(namedBy('/admin/area/halt', { areaId: 3, level: 'street' })).not.toHaveProperty('part')
})

it('what is new, a reading, and anything of another shape names nothing', () => {
  expect(namedBy('/admin/zone/save', { zoneId: null, areaId: 3 })).toBeUndefined()
  expect(namedBy('/admin/staff/add', { name: '' })).toBeUndefined()
  expect(namedBy('/admin/withdraw/list', { id: 7 })).toBeUndefined()
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(actThings)), odd, (path, value) => {
      const named = namedBy(path, value)
      if (named) expect(['number', 'string']).toContain(typeof named.value)
    }),
  )
})
