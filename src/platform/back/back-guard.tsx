export interface BackGuardProps {
  /** The person went back. */
  readonly onBack: () => void
}

/** Belongs in every layer. In a browser it draws nothing: the history entry of `back` does its work. */
export function BackGuard(_: BackGuardProps) {
  return null
}
