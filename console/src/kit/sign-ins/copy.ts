export const copy = {
  noLogins: '近七天无登录',
  both: '双方都用过',
  newDevice: '新设备',
  ended: '已退出',
  devices: (count: number) => `用过 ${count} 台设备`,
} as const

/** Changes of how somebody signs in, as the resident was told of them. */
export const changeNames: Readonly<Record<string, string>> = {
  mobile: '更换手机号',
  firstMobile: '绑定手机号',
  wechat: '绑定微信',
  founder: '用短信重设创始密码',
  founderGiven: '平台重设创始密码',
  founderEdit: '修改创始密码',
  payPassword: '重设支付密码',
  closing: '申请注销',
  closingBack: '撤回注销',
  closingEnded: '取消注销',
  closed: '注销',
  manage: '设置管理密码',
}
