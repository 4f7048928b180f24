/** What the numbers of a series are called: one name on the page and in its file. Source: community §9 (statistics). */
export const seriesNames = {
  name: '名称',
  orders: '订单',
  turnover: '成交额',
  fee: '手续费',
  fund: '进基金',
  residents: '有主区块',
  blocksSold: '售出区块',
  votes: '投票',
  traders: '交易人数',
  returned: '复购人数',
  reallotted: '重新分配',
  advanced: '平台垫付',
  cameBack: '提现退票',
  lost: '损失',
  compensated: '补偿',
} as const
