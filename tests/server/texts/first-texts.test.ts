import { areaTextKeys, longestAreaText } from '@contract/texts/area-texts'
import { helpTopics } from '@contract/people/help-topics'
import type { RichNode } from '@contract/rich-text/tree'
import { readRichText } from '@contract/rich-text/tree'
import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import { firstTexts } from '../../../server/modules/community/first-texts'
import { readText } from '../../../server/modules/texts/reading'
import { guest } from '../../../server/http/caller'
import { knownPages } from '../../../server/modules/crashes/rules'
import { areaId, inSmallCity, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const nodesIn = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? [node, ...nodesIn(node.children)] : [node]))
const elementsOf = (html: string) =>
  nodesIn(readRichText(html)).flatMap((node) => (node.kind === 'element' ? [node] : []))

describe.each(areaTextKeys)('the first text of %s', (key) => {
  const content = firstTexts[key]

  it('is what an operator could have written: nothing of it is dropped, and it may be written again', () => {
    expect(cleanRichText(content)).toBe(content)
    expect(content.length).toBeLessThan(longestAreaText)
    expect(wordsOfRichText(content)).not.toMatch(/undefined|NaN|\[object/)
  })

  it('leads to texts that there are', () => {
    const links = elementsOf(content).flatMap(({ href }) => (href === undefined ? [] : [href]))
    for (const link of links) {
      const [page = '', query = ''] = link.slice(1).split('?')
      expect(knownPages.has(page)).toBe(true)
      expect(areaTextKeys).toContain(query.replace('key=', ''))
    }
  })
})

describe('the help', () => {
  const questions = elementsOf(firstTexts.help).filter(({ tag }) => tag === 'h3')

  it('has the question of each link, once', () => {
    expect(questions.flatMap(({ id }) => (id === undefined ? [] : [id])).sort()).toEqual([...helpTopics].sort())
  })

  it('asks each question once, so that one is told from another', () => {
    const asked = questions.map(({ children }) => children.map((one) => (one.kind === 'text' ? one.text : '')).join(''))
    expect(asked.length).toBeGreaterThan(20)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('says the limits that are in force', async () => {
    const words = wordsOfRichText(valueOf(await readText(deps, guest, { areaId, key: 'help' })).content)
    for (const limit of [
      `付款后卖家须在 24 小时内交付`,
      `交付后 72 小时未确认`,
      '每笔收 0.6 %，最低 0.10 元；单笔最低 10.00 元',
      '提交后的下个工作日 18:00 前打款',
      '每日最高 2,000.00 元',
      '每日 07:00 至 24:00 开放购买和付款',
    ])
      expect(words).toContain(limit)
  })
})
