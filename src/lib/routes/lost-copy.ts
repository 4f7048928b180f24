/** Texts of the page at an address that no page has. */
export const lostCopy = {
  title: '页面不存在',
  none: '未找到该页面',
  text: '链接可能已失效，请从首页重新进入。',
  home: '回首页',
}
