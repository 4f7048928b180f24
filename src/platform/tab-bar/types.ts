/** The native tab bar. Platforms refuse changes while no tab page shows; then the answer is false and the change is made again later. */
export interface TabBar {
  readonly setLabel: (index: number, text: string) => Promise<boolean>
  /** Shows a badge with this text, or removes it when null. */
  readonly setBadge: (index: number, text: string | null) => Promise<boolean>
}
