const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** What is said before a login is sent; null when nothing is missing. The block number comes first. Source: specification §5 (login). */
export function loginProblem(blockNo: string | null | undefined, password: string | null | undefined): string | null {
  if (isBlank(blockNo)) return '请输入区块编号'
  return isBlank(password) ? '请输入创始密码' : null
}
