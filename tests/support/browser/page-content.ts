/** Words of a browser, a library or a script, which no resident should see. */
export const machineWords =
  /Failed to fetch|Load failed|NetworkError|ChunkLoad|request:fail|:fail |\btimeout\b|undefined|\bnull\b|NaN|\[object|Infinity|Error\b|Unexpected token|http状态码|数据工厂/

const latinWords = /[A-Za-z]+(?:[ \u00a0,:]+[A-Za-z]+){2,}/g

/** A receipt is in capitals and a hash has no letter after f, so neither is a sentence. */
const isSentence = (words: string) => /[a-z]/.test(words) && /[g-zG-Z]/.test(words)

/** What a page says that we did not write: words of machines, and three Latin words in a row, which nobody here says. */
export function saidByMachines(text: string): readonly string[] {
  const sentences = (text.match(latinWords) ?? []).filter(isSentence)
  return [...(machineWords.exec(text) ?? []), ...sentences]
}

/** What a page says beside its frame: the site's name, the page's own names and the acting block. */
export function contentOf(words: string, names: readonly string[]): string {
  const frame = ['门牌社区', ...names].filter((name) => name !== '')
  const body = frame.reduce((rest, name) => rest.replace(name, ''), words)
  return body.replace(/当前区块\s*\d*/, '').trim()
}
