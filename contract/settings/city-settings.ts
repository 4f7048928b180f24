import { expansion } from '../expand/limits'
import { moduleNames } from '../modules'
import { as } from './setting'

const [text, order, area] = [as('text'), as('order'), as('area')]

const city = { group: 'city', two: 'never', from: 'now' } as const
const words = (least: number, most: number) => ({ min: least, max: most })

/**
 * What a city is called, how its service is reached, and how its home is arranged. An empty text is none: nothing is shown of it. Source:
 * operating §1.
 */
export const citySettings = {
  siteName: text({
    ...city,
    no: 80,
    name: '站点名称',
    standard: '门牌社区',
    source: 'design §0',
    range: words(1, 12),
  }),
  servicePhone: text({
    ...city,
    no: 82,
    name: '客服电话',
    standard: '',
    source: 'domain model §6.3',
    range: words(0, 20),
    form: /^(\+?[0-9][0-9 -]{4,18}[0-9])?$/,
    formText: '数字、空格和短横线',
  }),
  serviceHours: text({
    ...city,
    no: 83,
    name: '客服时间',
    standard: '',
    source: 'operating §1',
    range: words(0, 20),
  }),
  recordNo: text({
    ...city,
    no: 84,
    name: '备案号',
    standard: '',
    source: 'reach §1.4',
    range: words(0, 40),
  }),
  menuOrder: order({
    ...city,
    no: 85,
    name: '首页入口顺序',
    standard: moduleNames,
    source: 'specification §2',
    range: { min: 1, max: moduleNames.length },
  }),
  priceArea: area({
    ...city,
    no: 86,
    name: '价目表的城市',
    standard: expansion.priceAreaId,
    source: 'community §2',
    range: { min: 1, max: 999_999 },
    isForAll: true,
  }),
} as const
