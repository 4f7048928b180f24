/** Texts of the page that makes a picture to share, and those on the picture. Our decision: docs/decisions/0450-share-picture.md */
export const pictureCopy = {
  title: '分享图片',
  tags: {
    sale: '出售',
    block: '区块',
    offered: '区块转让',
    unsold: '区块出售',
    shop: '商铺',
    vote: '投票',
    need: '求助',
    offer: '提供',
  },
  per: (unit: string) => `/ ${unit}`,
  left: (quantity: string, unit: string) => `还剩 ${quantity} ${unit}`,
  block: (blockNo: number) => `${blockNo} 号区块`,
  places: (count: number) => `格位 ${count} 个`,
  until: (moment: string) => `截止 ${moment}`,
  cast: (cast: number, census: number) => `已投 ${cast} / ${census} 块`,
  asks: '支出',
  thanks: (points: number) => `谢意 ${points} 人气值`,
  scan: '扫码查看',
  how: '长按识别，或用微信扫一扫',

  /** What a screen reader says in place of the picture. */
  spoken: (parts: readonly string[]) => `分享图片：${parts.join('，')}，附二维码`,
  spokenBlock: (blockNo: number) => `区块 ${blockNo}`,
  spokenPrice: (amount: string) => `${amount} 元`,
  making: '正在生成图片',
  failed: '图片生成失败',
  safe: '链接不受影响，可以直接复制。',
  withoutPhoto: '照片加载失败，图片未带照片。',
  again: '重新生成',

  gone: '内容不存在或已结束',
  goneText: '图片里的二维码会打不开，所以不再生成。',
  toHome: '回首页',

  keep: { album: '保存到相册', download: '保存图片', press: '' },
  keeping: '保存中',
  kept: { album: '已保存到相册', download: '已开始下载', press: '' },
  /** What a finger does with the picture. */
  press: {
    album: '点图片放大，长按可发送给朋友',
    download: '长按图片，可保存或发送给朋友',
    press: '长按图片，保存或发送给朋友',
  },
  notKept: '保存失败，可以长按图片保存',
  denied: '未获得相册权限，图片未保存。',
  toSettings: '去设置',
  allowed: '已允许，请再点一次保存',
  copyLink: '复制链接',
  file: (no: number) => `menpai-${no}.jpg`,
} as const
