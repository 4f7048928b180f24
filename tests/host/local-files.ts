const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")]*))\s*\)/g
const isElsewhere = (name: string) => /^(data:|https?:|wxfile:|#)/i.test(name)

/**
 * Files of the package that a style names: a phone shows none of them, neither a picture nor a font. Source: the vendor's guide, WXSS and
 * 常见问题 (本地资源无法通过 WXSS 获取, only `image`, an address or base64).
 */
export const localFiles = (css: string): readonly string[] =>
  [...css.matchAll(address)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())
    .filter((name) => name !== '' && !isElsewhere(name))

/** The same style without them. */
export const withoutLocalFiles = (css: string): string =>
  css.replace(address, (whole) => (localFiles(whole).length > 0 ? 'none' : whole))
