/** What this browser keeps for somebody: no data of residents, only how a page looks. Without room, nothing is kept. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(`console.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(`console.${key}`, text)
  } catch {
    // A browser without room forgets it.
  }
}
