/** 不变 at zero, a plus sign when more; less has its minus. Source: specification §2 (points popup). */
export function changeText(change: number): string {
  if (change === 0) return '不变'
  return change > 0 ? `+${change}` : String(change)
}
