export const copy = {
  title: '区块',
  q: '门牌号或主人',
  state: '状态',
  states: { unsold: '未售', held: '有主', transfer: '转让中', reserved: '已预订', frozen: '已冻结' },
  no: '门牌',
  zone: '分区',
  owner: '主人',
  city: '城市',
  capacity: '格位',
  price: '价',
  since: '持有',
  because: '冻结原因',
} as const
