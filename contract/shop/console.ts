import { by, city, cityRead, partOf } from '../console/module'
import type { ConsoleModule } from '../console/module'

/** Shops in the console. */
// prettier-ignore
export const shopConsole = {
  subject: '商铺',
  rights: {
    '/admin/shop/list': { words: '看商铺', roles: cityRead, area: 'found' },
    '/admin/shop/export': { words: '导出商铺', roles: cityRead, area: 'found' },
    '/admin/shop/level': { words: '改商铺席位', roles: city, area: 'found', isFresh: true },
    '/admin/shop/approve': { words: '通过商铺', roles: city, area: 'found' },
    '/admin/shop/reject': { words: '驳回商铺', roles: city, area: 'found' },
    '/admin/shop/remove': { words: '移除商铺', roles: city, area: 'found' },
  },
  acts: {
    '/admin/shop/level': partOf('areaId', 'level', 'area'),
    '/admin/shop/approve': by('shopId', 'shop'),
    '/admin/shop/reject': by('shopId', 'shop'),
    '/admin/shop/remove': by('shopId', 'shop'),
  },
  things: {
    shop: { word: '商铺', letter: 'S', page: '/shops', list: '/admin/shop/list', tab: 'all' },
    shopTerm: { word: '商铺赞助' },
  },
} as const satisfies ConsoleModule
