import { by, city, cityRead } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** Mutual aid in the console. */
// prettier-ignore
export const mutualConsole = {
  subject: '互助',
  rights: {
    '/admin/mutual/remove': { words: '移除互助', roles: city, area: 'found' },
    '/admin/mutual/list': { words: '看互助', roles: cityRead, area: 'found' },
    '/admin/mutual/export': { words: '导出互助', roles: cityRead, area: 'found' },
    '/admin/mutual/info': { words: '看一条互助', roles: cityRead, area: 'found' },
    '/admin/mutual/words': { words: '看互助双方的话', roles: ['operator', 'auditor'], area: 'found' },
  },
  acts: {
    '/admin/mutual/remove': by('mutualId', 'mutual'),
  },
  things: {
    mutual: { word: '互助', letter: 'H', page: '/mutual', list: '/admin/mutual/list' },
  },
} as const satisfies ConsoleModule
