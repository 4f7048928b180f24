/** A text that becomes a file for the person. */
export interface TextFile {
  /** With its extension: 可用-2026-11.csv. */
  readonly name: string
  readonly text: string
  /** Such as text/csv. */
  readonly mime: string
}

/** How a text leaves the app: as a download, by the system's share sheet, as a message to a friend, or by the clipboard. */
export type SaveWay = 'download' | 'share' | 'send' | 'copy'

/** `given up`: the person closed the platform's sheet. `failed`: the platform did not do it; another way may work. */
export type SaveEnd = 'done' | 'given up' | 'failed'

export interface SaveText {
  /** The ways that this platform allows, best first; at least one. */
  readonly ways: (file: TextFile) => readonly SaveWay[]
  /** Must be called by a tap. Never rejects. */
  readonly save: (file: TextFile, way: SaveWay) => Promise<SaveEnd>
}
