import * as fc from 'fast-check'
import {
  agreedTexts,
  areaTextIdOf,
  areaTextKeys,
  areaTexts,
  isAgreedTo,
  namedByTextId,
} from '@contract/texts/area-texts'

describe('the number of a text of a city', () => {
  it('names the city and the text, also of the city 0', () => {
    for (const areaId of [0, 1, 3253])
      for (const key of areaTextKeys) expect(namedByTextId(areaTextIdOf(areaId, key))).toEqual({ areaId, key })
    expect(areaTextIdOf(3253, 'privacy')).toBe(325_308)
  })

  it('is that of no text where there is none', () => {
    for (const textId of [0, 325_300, 325_310, 325_399]) expect(namedByTextId(textId)).toBeUndefined()
  })

  it('is never that of two', () => {
    expect(Object.keys(areaTexts)).toEqual([...areaTextKeys])
    expect(new Set(areaTextKeys.map((key) => areaTexts[key].no)).size).toBe(areaTextKeys.length)
    expect(Math.max(...areaTextKeys.map((key) => areaTexts[key].no))).toBeLessThan(100)
  })
})

it('agreement and privacy policy are agreed to, nothing else', () => {
  expect(areaTextKeys.filter(isAgreedTo)).toEqual([...agreedTexts])
})

it('of any number and any word, what is named is named back, or there is none', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(999_999), fc.constantFrom(...areaTextKeys), (textId, areaId, key) => {
      const named = namedByTextId(textId)
      expect(named === undefined || areaTextIdOf(named.areaId, named.key) === textId).toBe(true)
      expect(namedByTextId(areaTextIdOf(areaId, key))).toEqual({ areaId, key })
      expect(isAgreedTo(key)).toBe(agreedTexts.some((one) => one === key))
    }),
  )
})
