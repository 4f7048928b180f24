/** What the cart's badge reads: the stored count of somebody who is signed in, nothing at zero. Source: specification §2 (cart tab). */
export function cartBadge(userId: unknown, count: unknown): string | null {
  return Number(userId) > 0 && Number(count) > 0 ? String(count) : null
}
