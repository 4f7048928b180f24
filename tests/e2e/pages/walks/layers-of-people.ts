import type { Visit } from './visit'

// What opens on one's own pages, on those of the city, and for those in charge.

const sharing = ['features/share/components/share-sheet']
const safety = ['features/user-info/components/safety-rows']
const wechat = ['features/session/messenger/wechat-row']
const decide = ['features/disputes/components/decide-sheet']
const decideKey = { button: '裁定' }
const reason = { box: '请说明依据，双方可见', text: '称重少一千克，照片能看出裂口' }
const select = ['ui/select-row/select-row']

export const ofOnesOwn: readonly Visit[] = [
  {
    who: 'buyer',
    route: 'mine',
    opens: [
      { draws: ['features/session/accounts/account-menu'], named: '菜单', steps: ['账号菜单'] },
      { draws: ['features/session/accounts/logout-box'], named: '退出登录', steps: ['账号菜单', '退出登录'] },
    ],
  },
  {
    who: 'buyer',
    route: 'userInfo',
    opens: [
      { draws: ['features/user-info/components/pictures-row'], named: '相册', steps: [/^相册/] },
      { draws: safety, named: '密码', steps: [/^密码/] },
      { draws: ['features/user-info/components/password-sheet'], named: '创始密码', steps: [/^密码/, /^创始密码/] },
      { draws: ['features/user-info/components/password-sheet'], named: '管理密码', steps: [/^密码/, /^管理密码/] },
      { draws: ['features/pay-password/components/set-sheet'], named: '修改支付密码', steps: [/^密码/, /^支付密码/] },
      { draws: safety, named: '登录设备', steps: [/^登录设备/] },
      { draws: safety, named: '退出其他设备', steps: [/^登录设备/, /^退出其他设备/] },
      { draws: wechat, named: '微信登录', steps: [/^微信登录/], only: 'weapp' },
      { draws: wechat, named: '解绑微信', steps: [/^微信登录/, /^解绑微信/], only: 'weapp' },
      { draws: ['features/session/accounts/proof-sheet'], named: '确认是你本人', steps: [/^手机/] },
      {
        draws: ['features/session/accounts/bind-sheet'],
        named: /^(绑定|更换)手机号$/,
        steps: [/^手机/, { box: '16 位创始密码', text: '1300000000000130' }, '下一步'],
      },
    ],
  },
  {
    who: 'leaver',
    route: 'block',
    opens: [{ draws: ['features/block-transfer/components/block-screen'], named: /./, steps: ['收回转让'] }],
  },
  {
    who: 'friend',
    route: 'block',
    opens: [
      { draws: ['features/block-transfer/components/set-sheet'], named: '设置转让', steps: ['设置转让'] },
      { draws: ['features/block-transfer/components/said-sheet'], named: '区块介绍', steps: ['介绍区块'] },
      { draws: sharing, named: '分享', steps: ['分享'], only: 'h5' },
    ],
  },
]

export const ofThoseInCharge: readonly Visit[] = [
  {
    who: 'arbiter',
    route: 'dispute',
    with: 'ripe',
    opens: [
      { draws: decide, named: '裁定', steps: [decideKey] },
      { draws: decide, named: '裁定', steps: [decideKey, '分割', { box: 0, text: '1.01' }] },
      { draws: decide, named: '裁定', steps: [decideKey, '退给买家', reason, '提交裁定'] },
    ],
  },
]

/** The last ones: what an area was told opens by itself, on the first tab that a resident sees. */
export const ofNotices: readonly Visit[] = [
  {
    who: 'buyer',
    route: 'home',
    tells: true,
    opens: [{ draws: ['features/notices/components/start-notice-box'], named: '停水通知', steps: [] }],
  },
  {
    who: 'buyer',
    route: 'notice',
    opens: [
      { draws: ['features/notices/components/notice-list'], named: '更多操作', steps: [/^更多操作/] },
      { draws: ['features/notices/components/notice-sheet'], named: '停水通知', steps: [/^查看全文/] },
    ],
  },
  {
    who: 'mayor',
    route: 'areaNotices',
    opens: [
      { draws: ['features/notices/components/area-notice-list'], named: /停水通知/, steps: [/^撤回：停水通知/] },
      {
        draws: ['features/notices/components/area-notice-form'],
        named: /停水通知/,
        steps: [/^修改：停水通知/, '保存修改'],
      },
    ],
  },
  // By itself: a form that was opened before stays in place of the key that begins another.
  {
    who: 'mayor',
    route: 'areaNotices',
    opens: [{ draws: select, named: '种类', steps: ['写通知', /^种类/] }],
  },
]
