import { by, city, cityRead } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** Votes in the console. */
// prettier-ignore
export const voteConsole = {
  subject: '投票',
  rights: {
    '/admin/vote/remove': { words: '移除投票', roles: city, area: 'found' },
    '/admin/vote/list': { words: '看投票', roles: cityRead, area: 'found' },
    '/admin/vote/export': { words: '导出投票', roles: cityRead, area: 'found' },
    '/admin/vote/info': { words: '看一次投票', roles: cityRead, area: 'found' },
    '/admin/vote/roll': { words: '看投票名册', roles: ['auditor'], area: 'found' },
  },
  acts: {
    '/admin/vote/remove': by('voteId', 'vote'),
  },
  things: {
    vote: { word: '投票', letter: 'V', page: '/votes', list: '/admin/vote/list' },
  },
} as const satisfies ConsoleModule
