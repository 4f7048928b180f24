import { linkedPages } from '@contract/pages/linked'
import {
  filled,
  letterPlaceholders,
  letterWayNames,
  letterWays,
  ofCity,
  ofReader,
  placesIn,
} from '@contract/people/letters'
import { longestAnswer, templateKinds } from '@contract/people/templates'
import { approvals } from '@contract/console/limits'
import { routes } from '@contract/pages/routes'

it('the words in braces are filled in where they are known, and stay where they are not', () => {
  const text = '{昵称}，{城市}的 {门牌} 号，{单号}'
  expect(placesIn(text)).toEqual(['昵称', '城市', '门牌', '单号'])
  expect(filled(text, { 昵称: '老周', 城市: '测试城', 门牌: '128' })).toBe('老周，测试城的 128 号，{单号}')
  expect(filled('{昵称}{昵称}', { 昵称: '{门牌}' })).toBe('{门牌}{门牌}')
  expect(filled('{constructor}{}', {})).toBe('{constructor}{}')
  expect(placesIn('{昵称}{昵称}{}{<b>}')).toEqual(['昵称'])
})

it('what a letter may say in braces is of its reader or of its city', () => {
  expect(letterPlaceholders).toEqual([...ofReader, ...ofCity])
  expect(letterWays).toEqual(Object.keys(letterWayNames))
})

it('an answer fits into a reason', () => {
  expect(longestAnswer).toBe(approvals.maxReason)
  expect(templateKinds).toEqual(['letter', 'answer'])
})

it('a text leads to pages of the app that need nothing in their address, each once', () => {
  const addresses = linkedPages.map(({ href }) => href)
  expect(new Set(addresses).size).toBe(addresses.length)
  const known = Object.values(routes).map((page) => `/${page}`)
  expect(addresses.filter((href) => !known.includes(href))).toEqual([])
  expect(linkedPages.map(({ words }) => words)).toEqual(expect.arrayContaining(['买入', '投票', '市长选举']))
})
