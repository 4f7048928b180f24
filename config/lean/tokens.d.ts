/** See tokens.js. */
export function leanTokens(
  keep: readonly string[],
  source?: string,
): { readonly values: ReadonlyMap<string, string>; readonly names: ReadonlyMap<string, string> }
