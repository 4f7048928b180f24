/** Texts of reporting a post to the operators. Our decision: docs/decisions/0250-reports.md */
export const reportCopy = {
  open: '举报这条互助',
  title: '举报互助',
  reason: '原因',
  reasonMissing: '请选择原因',
  text: '说明',
  textHint: '请说明情况（选其他时必填）',
  note: '由运营核实，对方不会知道是谁举报的。',
  send: '提交举报',
  done: '已举报，等运营核实',
} as const
