import { consoleModules, foundThings, moduleActs, moduleThings } from '@contract/console/city-modules'
import { by, partOf } from '@contract/console/module'
import { rights } from '@contract/console/rights'
import { searchKinds } from '@contract/endpoints/console/infos'
import { expandConsole } from '@contract/expand/console'
import { fundConsole } from '@contract/fund/console'
import { mayorConsole } from '@contract/mayor/console'
import { moduleNames } from '@contract/modules'
import { mutualConsole } from '@contract/mutual/console'
import { shopConsole } from '@contract/shop/console'
import { voteConsole } from '@contract/vote/console'

it('each module of the city says its things, with the letter of their numbers and their page', () => {
  const said = [expandConsole, fundConsole, voteConsole, shopConsole, mutualConsole, mayorConsole]
  expect(said.map(({ subject, things }) => [subject, things])).toEqual([
    [
      '扩容期',
      {
        round: { word: '扩容期', letter: 'K', page: '/rounds', list: '/admin/round/list' },
        expand: { word: '扩容' },
      },
    ],
    [
      '基金',
      {
        fundSpend: { word: '基金支出', letter: 'F', page: '/funds', list: '/admin/fund/list' },
        fund: { word: '基金捐赠', letter: 'G' },
      },
    ],
    ['投票', { vote: { word: '投票', letter: 'V', page: '/votes', list: '/admin/vote/list' } }],
    [
      '商铺',
      {
        shop: { word: '商铺', letter: 'S', page: '/shops', list: '/admin/shop/list', tab: 'all' },
        shopTerm: { word: '商铺赞助' },
      },
    ],
    ['互助', { mutual: { word: '互助', letter: 'H', page: '/mutual', list: '/admin/mutual/list' } }],
    ['选举', { election: { word: '选举', letter: 'M', page: '/elections', list: '/admin/election/list' } }],
  ])
})

it('what an act names is the field, and the kinds under which the audit keeps it', () => {
  expect(by('shopId', 'shop')).toEqual({ by: 'shopId', kinds: ['shop'] })
  expect(partOf('areaId', 'level', 'area')).toEqual({ by: 'areaId', kinds: ['area'], part: 'level' })
})

it('things of two modules have no word in common, and an act of a module is a call with rights', () => {
  const names = moduleNames.flatMap((name) => Object.keys(consoleModules[name].things))
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(moduleActs).filter((call) => !(call in rights))).toEqual([])
})

it('what has numbers and a page is found by them in the console’s search', () => {
  const numbered = Object.entries(moduleThings).filter(
    ([, { letter, page }]) => letter !== undefined && page !== undefined,
  )
  expect(numbered.length).toBeGreaterThan(4)
  expect(numbered.map(([name]) => name)).toEqual(foundThings)
  expect(searchKinds).toEqual(expect.arrayContaining([...foundThings]))
})
