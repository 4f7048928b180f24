import type { Visit } from './visit'

// What opens on the pages of a city.

const sheets = ['features/mutual/components/sheets']

export const ofTheCity: readonly Visit[] = [
  {
    who: 'friend',
    route: 'vote',
    with: 'toCancel',
    opens: [{ draws: ['features/vote/components/cancel-sheet'], named: '撤回投票', steps: ['撤回'] }],
  },
  {
    who: 'friend',
    route: 'mutualInfo',
    with: 'toFinish',
    opens: [{ draws: sheets, named: '帮完了', steps: ['帮完了'] }],
  },
  {
    who: 'friend',
    route: 'mayor',
    opens: [{ draws: ['features/mayor/components/leave-box'], named: '退出参选', steps: ['退出参选'] }],
  },
  {
    who: 'cat',
    route: 'mayor',
    opens: [
      { draws: ['features/mayor/components/election-screen'], named: '菜单', steps: ['更多'] },
      { draws: ['features/mayor/components/ballot-sheet'], named: '你的选票', steps: [/，未排，点按选$/, '提交'] },
    ],
  },
  {
    who: 'cat',
    route: 'expand',
    opens: [
      { draws: ['features/expand/components/expand-screen', 'ui/popup-menu/menu-key'], named: '菜单', steps: ['更多'] },
      { draws: ['features/expand/components/unpaid-note'], named: '取消购买', steps: ['取消'] },
    ],
  },
  { who: 'cat', route: 'expand', with: 'slots', opens: [{ steps: [] }] },
  {
    who: 'cat',
    route: 'mutualInfo',
    with: 'toThank',
    opens: [
      { draws: sheets, named: /^感谢 \d+$/, steps: [/^感谢 \d+ 人气值/] },
      { draws: sheets, named: '没帮到', steps: ['没帮到'] },
    ],
  },
  {
    who: 'buyer',
    route: 'archived',
    opens: [
      {
        draws: ['features/archive/components/archive-bar'],
        named: '存一份',
        steps: ['存一份'],
      },
    ],
  },
  {
    who: 'buyer',
    route: 'fund',
    opens: [
      { draws: ['features/fund/components/fund-screen', 'ui/popup-menu/menu-key'], named: '菜单', steps: ['更多'] },
      { draws: ['features/fund/components/fund-ledger'], named: '账目类型', steps: [/^账目类型/] },
      { draws: ['features/fund/components/gift-sheet'], named: /捐赠/, steps: ['捐赠'] },
    ],
  },
  {
    who: 'buyer',
    route: 'shop',
    opens: [
      {
        draws: ['features/shop/components/list/shops-screen', 'ui/popup-menu/menu-key'],
        named: '菜单',
        steps: ['更多'],
      },
    ],
  },
  {
    who: 'buyer',
    route: 'shopInfo',
    // The mini-program shows pictures on a screen of its own.
    opens: [
      {
        draws: ['features/shop/components/shop-head', 'ui/picture-viewer/lazy-picture-viewer'],
        named: /的图片$/,
        steps: [/^查看图片/],
        only: 'h5',
      },
      { draws: ['features/reports/components/report-sheet'], named: '举报这家商铺', steps: ['举报这家商铺'] },
    ],
  },
  {
    who: 'buyer',
    route: 'votes',
    opens: [{ draws: ['features/vote/components/vote-list'], named: '菜单', steps: ['更多'] }],
  },
  {
    who: 'buyer',
    route: 'mutual',
    opens: [{ draws: ['features/mutual/components/list-screen'], named: '菜单', steps: ['更多'] }],
  },
  {
    who: 'buyer',
    route: 'mayor',
    with: 'elected',
    opens: [
      {
        draws: ['features/mayor/components/result', 'parts/ballot/ballot-row'],
        named: '输入回执',
        steps: ['核对我的票'],
      },
    ],
  },
  {
    who: 'buyer',
    route: 'vote',
    opens: [
      {
        draws: ['parts/ballot/lazy-receipt-entry', 'parts/ballot/ballot-check'],
        named: '输入回执',
        steps: ['输入其他回执号'],
      },
    ],
  },
  { who: 'buyer', route: 'mutualInfo', with: 'toJoin', opens: [{ draws: sheets, named: '我来帮', steps: ['我来帮'] }] },
  {
    who: 'buyer',
    route: 'mutualInfo',
    with: 'toChoose',
    opens: [
      { draws: ['features/mutual/components/replies'], named: /^选 \d+$/, steps: [/^选 TA：/] },
      { draws: ['features/mutual/components/post-bar'], named: '关闭互助', steps: ['关闭'] },
    ],
  },
  { who: 'applicant', route: 'mayor', opens: [{ named: '输入回执', steps: ['输入回执改票'] }] },
  {
    who: 'applicant',
    route: 'shopInfo',
    with: 'applied',
    opens: [{ draws: ['features/shop/components/withdraw-button'], named: '撤回申请', steps: ['撤回申请'] }],
  },
  {
    who: 'lapsed',
    route: 'shopInfo',
    with: 'expired',
    opens: [{ draws: ['features/shop/components/renew-sheet'], named: '续期', steps: [{ button: '续期' }] }],
  },
  {
    who: 'payee',
    route: 'fundSpend',
    with: 'spend',
    opens: [{ draws: ['features/fund/components/back-sheet'], named: /退/, steps: [/^退/] }],
  },
]
