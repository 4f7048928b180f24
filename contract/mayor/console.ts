import { by, city, cityRead } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** Elections in the console. */
// prettier-ignore
export const mayorConsole = {
  subject: '选举',
  rights: {
    '/admin/election/announce': { words: '宣布选举', roles: city, area: 'found' },
    '/admin/election/rule': { words: '看连任规定', roles: cityRead, area: 'found' },
    '/admin/election/setRule': { words: '改连任规定', roles: city, area: 'found', isFresh: true },
    '/admin/election/strike': { words: '提请候选人除名', roles: city, area: 'found', isFresh: true },
    '/admin/election/list': { words: '看选举', roles: cityRead, area: 'found' },
    '/admin/election/export': { words: '导出选举', roles: cityRead, area: 'found' },
    '/admin/election/info': { words: '看一届选举', roles: cityRead, area: 'found' },
    '/admin/election/roll': { words: '看选举名册', roles: ['auditor'], area: 'found' },
  },
  acts: {
    '/admin/election/announce': by('areaId', 'election'),
    '/admin/election/setRule': by('areaId', 'area'),
    '/admin/election/strike': by('electionId', 'election'),
  },
  things: {
    election: { word: '选举', letter: 'M', page: '/elections', list: '/admin/election/list' },
  },
} as const satisfies ConsoleModule
