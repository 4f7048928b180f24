import { both, by, cityRead } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** The fund in the console. */
// prettier-ignore
export const fundConsole = {
  subject: '基金',
  rights: {
    '/admin/fund/list': { words: '看基金支出', roles: cityRead, area: 'found' },
    '/admin/fund/export': { words: '导出基金支出', roles: cityRead, area: 'found' },
    '/admin/fund/act': { words: '提请停付基金支出', roles: both, area: 'found', isFresh: true },
  },
  acts: {
    '/admin/fund/act': by('spendId', 'fundSpend'),
  },
  things: {
    fundSpend: { word: '基金支出', letter: 'F', page: '/funds', list: '/admin/fund/list' },
    fund: { word: '基金捐赠', letter: 'G' },
  },
} as const satisfies ConsoleModule
