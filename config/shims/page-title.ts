/**
 * What is left of Taro's navigation bar when every page draws its own, and gives the window its title (`src/ui/screen`): nothing. Our
 * decision: docs/decisions/0116-first-path.md
 */
export default class PageTitle {
  /** A page has come to the front. */
  load(): void {
    return
  }
}
