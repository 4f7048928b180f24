/** Said once the place of a thing is on the clipboard. */
export const placeCopied = '地点已复制，可以在地图里查找'
