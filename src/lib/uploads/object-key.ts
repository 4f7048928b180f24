/** Source: specification §9 (upload key random part). */
export const keyRandomLength = 10

export interface ObjectKeyParts {
  /** As given: it brings its own slash. Missing adds nothing. */
  readonly folder?: string | null
  /** The file's name; only what follows its last dot is used. */
  readonly name?: string | null
}

const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot < 0 || dot === name.length - 1 ? '' : name.slice(dot)
}

/**
 * The key of an uploaded file: `file/`, the folder, the time in milliseconds, 10 characters of 0-9a-z, the extension when there is
 * one. Source: specification §3 (upload), §9.
 */
export function objectKey(
  { folder, name }: ObjectKeyParts,
  nowMs: number,
  randomText: (length: number) => string,
): string {
  return `file/${folder ?? ''}${nowMs}${randomText(keyRandomLength).toLowerCase()}${extensionOf(name ?? '')}`
}
