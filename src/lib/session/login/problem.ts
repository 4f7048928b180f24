/** The words for a login that is not filled in. Source: specification §5 (login). */
export const loginTexts = { blockNo: '请输入区块编号', password: '请输入创始密码' } as const

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** What is missing before a login can be sent; null when nothing is. The block number comes first. Source: specification §5 (login). */
export function loginProblem(blockNo: string | null | undefined, password: string | null | undefined): string | null {
  if (isBlank(blockNo)) return loginTexts.blockNo
  return isBlank(password) ? loginTexts.password : null
}
