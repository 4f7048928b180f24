import type { ApprovalKind } from '@contract/console/approval-kinds'

/** Words for the fields of payloads. */
export const fieldNames: {
  readonly everywhere: string
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly of: Readonly<Record<string, string>>
  /** Of one kind of ask, where the same field says something else. */
  readonly in: Readonly<Partial<Record<ApprovalKind, Readonly<Record<string, string>>>>>
} = {
  everywhere: '全部区域',
  none: '无',
  yes: '是',
  no: '否',
  in: {
    withdraw: { name: '收款人' },
    limit: { name: '限额' },
    reallot: { userId: '补给', amount: '差额' },
    advance: { userId: '补给', amount: '差额', advanced: '平台垫付' },
    returned: { userId: '退回', reference: '退票流水号' },
    loss: { reference: '付款流水号' },
    goodwill: { userId: '补偿给' },
    zoneOffer: { name: '分区' },
    areaText: { key: '文本', ver: '版本' },
  },
  of: {
    content: '内容',
    name: '姓名',
    roles: '角色',
    areas: '区域',
    isOn: '在职',
    userId: '居民账号',
    withdrawNo: '单号',
    way: '方式',
    account: '收款账号',
    payNo: '支付单',
    outTradeNo: '商户单号',
    remedyNo: '善后单号',
    day: '退回的日期',
    orderNo: '单号',
    reference: '单号',
    before: '现在',
    after: '之后',
    blockNo: '区块',
    frozenBecause: '冻结的原因',
    purpose: '用途',
    payAt: '预定付款',
    place: '报名次序',
    title: '标题',
    people: '收到的人数',
    ways: '方式',
    sendAt: '发送',
    openAt: '开放',
    closeAt: '结束',
    quota: '总数',
    left: '还剩',
    perUser: '每人最多',
    tiers: '价格',
    noFrom: '起号',
    noTo: '止号',
    price: '单价',
    sold: '出售方式',
    no: '单号',
    amount: '金额',
    fee: '手续费',
    net: '实付',
    payee: '收款人',
    kind: '裁定',
    sellerAmount: '放给卖家',
    buyerAmount: '退给买家',
    reason: '理由',
    ver: '版本',
    key: '设置',
    value: '设为',
  },
}
