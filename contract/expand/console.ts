import { by, city, cityRead } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** Expansion in the console. */
// prettier-ignore
export const expandConsole = {
  subject: '扩容期',
  rights: {
    '/admin/round/list': { words: '看扩容期', roles: cityRead, area: 'found' },
    '/admin/round/export': { words: '导出扩容期', roles: cityRead, area: 'found' },
    '/admin/round/add': { words: '新建扩容期', roles: city, area: 'found' },
    '/admin/round/edit': { words: '改扩容期', roles: city, area: 'found' },
    '/admin/round/act': { words: '撤回扩容期，提请停售', roles: city, area: 'found', isFresh: true },
    '/admin/round/preview': { words: '预览扩容期', roles: cityRead, area: 'found' },
  },
  acts: {
    '/admin/round/add': by('areaId', 'round'),
    '/admin/round/edit': by('roundId', 'round'),
    '/admin/round/act': by('roundId', 'round'),
  },
  things: {
    round: { word: '扩容期', letter: 'K', page: '/rounds', list: '/admin/round/list' },
    expand: { word: '扩容' },
  },
} as const satisfies ConsoleModule
