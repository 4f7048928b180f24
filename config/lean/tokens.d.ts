/** See tokens.js. */
export function leanTokens(
  keep: readonly string[],
  target: 'h5' | 'weapp',
  source?: string,
): { readonly values: ReadonlyMap<string, string>; readonly names: ReadonlyMap<string, string> }
