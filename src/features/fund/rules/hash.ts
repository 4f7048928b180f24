/** The beginning of a hash as people compare it, in groups of four: 7C11-0A9E. */
export const hashText = (hash: string, groups = 2): string =>
  (hash.toUpperCase().match(/.{4}/g) ?? []).slice(0, groups).join('-')
