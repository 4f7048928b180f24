/** How many accounts this device remembers, in words: as blocks, or as accounts where one of them has no block. */
export function countHere(accounts: readonly { readonly blockNo: number }[]): string {
  if (accounts.length === 0) return '本机暂无登录过的区块'
  return `本机登录过 ${accounts.length} 个${accounts.every(({ blockNo }) => blockNo > 0) ? '区块' : '账号'}`
}
