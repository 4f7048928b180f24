/** Texts of the sheet behind a share button. */
export const sheetCopy = {
  title: '分享',
  send: '发送给朋友',
  copy: '复制链接',
  picture: '分享图片',
  pictureNote: '带二维码，可发到群里或朋友圈',
} as const
