/** What is known of a fault as text: where it came through, or whatever was thrown. */
export const textOf = (reason: unknown): string => {
  if (reason instanceof Error) return reason.stack ?? reason.message
  return typeof reason === 'string' ? reason : (JSON.stringify(reason) ?? String(reason))
}
