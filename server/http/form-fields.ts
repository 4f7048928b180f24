import * as v from 'valibot'

const words = (issue: v.BaseIssue<unknown>): string => {
  // A rule about several fields complains about one of them, which is at the end of the issue's path.
  const value = issue.path?.at(-1)?.value ?? issue.input
  if (value === undefined || value === '') return '请填写'
  switch (issue.type) {
    case 'max_length':
      return `最多 ${String(issue.requirement)} 个字`
    case 'min_value':
      return `不能小于 ${String(issue.requirement)}`
    case 'max_value':
      return `不能大于 ${String(issue.requirement)}`
    default:
      return '格式有误'
  }
}

/** The fields of a FORM refusal: the first complaint about each field, by its name; the whole body's is under `_`. */
export function formFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? '_'
    if (!fields.has(name)) fields.set(name, words(issue))
  }
  return Object.fromEntries(fields)
}
