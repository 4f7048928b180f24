/** Words of a browser, a library or a script, which no resident should see. */
export const machineWords =
  /Failed to fetch|Load failed|NetworkError|ChunkLoad|request:fail|:fail |\btimeout\b|undefined|\bnull\b|NaN|\[object|Infinity|Error\b|Unexpected token|http状态码|数据工厂/

/** What a page says beside its frame: the site's name, the page's own names and the acting block. */
export function contentOf(words: string, names: readonly string[]): string {
  const frame = ['门牌社区', ...names].filter((name) => name !== '')
  const body = frame.reduce((rest, name) => rest.replace(name, ''), words)
  return body.replace(/当前区块\s*\d*/, '').trim()
}
