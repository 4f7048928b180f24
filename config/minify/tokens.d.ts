/** See tokens.js. */
export function minifyTokens(
  keep: readonly string[],
  target: 'h5' | 'weapp',
  source?: string,
): { readonly values: ReadonlyMap<string, string>; readonly names: ReadonlyMap<string, string> }
