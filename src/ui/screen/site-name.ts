/** The product's name in the navigation bar of every page. Source: specification §2 (the title is the product site name). */
export const siteName = '门牌社区'
