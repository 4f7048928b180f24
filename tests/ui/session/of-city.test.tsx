import type { ComponentType } from 'react'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@contract/endpoints/all'
import VotesPage from '@/pages/vote/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { unanswered } from '../../support/app/given-api'
import { site } from './site'
import { byRole } from '../support/press'
import { click, leavePage, pageText, settle, showPage } from './people'

const folder = path.resolve(__dirname, '../../../src/pages')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length))

afterEach(leavePage)

const nothing: GivenAnswers = Object.fromEntries(endpoints.map((call) => [call.path, () => unanswered]))
const cityAsked = (asked: readonly { path: string; input: object }[]) =>
  asked.filter(({ input }) => 'areaId' in input).map(({ path: of }) => of)

describe('on a device that comes by a link and has no city yet', () => {
  it('finds the pages', () => expect(pages.length).toBeGreaterThan(50))

  it.each(pages)('%s asks nothing of a city and shows nothing of one', async (name) => {
    const { default: Page } = jest.requireActual<{ default: ComponentType }>(path.join(folder, name))
    const { asked } = await showPage(Page, { isNew: true, answers: nothing })
    expect(cityAsked(asked)).toEqual([])
    expect(pageText()).not.toMatch(/(^|\D)0( ·|$)|¥0|暂无(?!门牌|区块)/)
  })

  it('a page of the city can be tried again, and is shown once the city is known', async () => {
    const answers: { -readonly [P in keyof GivenAnswers]: GivenAnswers[P] } = {}
    const { asked } = await showPage(VotesPage, { isNew: true, answers })
    expect(cityAsked(asked)).toEqual([])
    answers['/index/config'] = () => site
    click(byRole('button', '重试'))
    await settle()
    expect(cityAsked(asked)).toContain('/bctVote/list')
    expect(pageText()).toContain(`${site.areaName} ${site.areaId}`)
  })
})
